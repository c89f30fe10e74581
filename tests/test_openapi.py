"""The API's description is true: its examples are run, and answers are as it says."""

import jsonschema
import pytest
from jsonschema import Draft202012Validator

from judge.cards import library
from judge.engine import PLAYERS
from judge.rules import rulebook
from judge.rulings import rulings
from judge.scenario import FIELDS
from judge.web import create_app
from judge.web.openapi import document

CLIENT = create_app().test_client()
DOCUMENT = CLIENT.get("/api/v1/openapi.json").get_json()
OPERATIONS = [
    (path, method, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
]


def validator(name):
    schema = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    return Draft202012Validator(schema)


def call(path, method, operation):
    query = {}
    for parameter in operation["parameters"]:
        if "example" in parameter and parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", parameter["example"])
        elif "example" in parameter:
            query[parameter["name"]] = parameter["example"]
    body = operation.get("requestBody")
    content = body["content"]["application/json"]["example"] if body else None
    return CLIENT.open(path, method=method.upper(), query_string=query, json=content)


def test_the_document_served_is_the_one_that_is_built():
    assert document() == DOCUMENT


def test_every_schema_is_a_schema():
    for schema in DOCUMENT["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_every_address_of_the_api_is_described():
    rules = [r for r in create_app().url_map.iter_rules() if r.rule.startswith("/api/")]
    described = {path.replace("{", "<").replace("}", ">") for path in DOCUMENT["paths"]}
    assert {r.rule for r in rules} - {"/api/v1/openapi.json"} == described


@pytest.mark.parametrize(
    ("path", "method", "operation"), OPERATIONS, ids=[o[0] for o in OPERATIONS]
)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_example_works_and_its_answer_is_as_described(path, method, operation, language):
    operation = {
        **operation,
        "parameters": [
            *operation["parameters"],
            {"name": "lang", "in": "query", "example": language},
        ],
    }
    answer = call(path, method, operation)
    assert answer.status_code == 200
    name = operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"]
    validator(name.rsplit("/", 1)[1]).validate(answer.get_json())
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_everything_there_is_fits_its_schema():
    for card in library():
        validator("Card").validate(CLIENT.get(f"/api/v1/cards/{card.id}").get_json())
    for number in rulebook().rules:
        validator("Rule").validate(CLIENT.get(f"/api/v1/rules/{number}").get_json())
    for id in rulings():
        validator("Ruling").validate(CLIENT.get(f"/api/v1/rulings/{id}").get_json())


@pytest.mark.parametrize(
    "wrong",
    [
        {"C": {}},
        {"A": {"life": -1}},
        {"A": {"hand": "many"}},
        {"A": {"play": [{"card": "gorillion", "flies": True}]}},
        {"turn": "C"},
        {"phase": "middle"},
        {"ruleset": {"edition": "current", "hunter-choice": "never"}},
        {"moves": "attack gorillion"},
    ],
)
def test_what_the_schema_refuses_the_reader_refuses_too(wrong):
    with pytest.raises(jsonschema.ValidationError):
        validator("Scenario").validate(wrong)
    answer = CLIENT.post("/api/v1/resolve", json=wrong)
    assert answer.status_code == 422
    validator("Error").validate(answer.get_json())
    assert answer.get_json()["errors"][0]["path"]


def test_a_scenario_schema_has_exactly_the_readers_fields():
    schemas = DOCUMENT["components"]["schemas"]
    assert set(schemas["Scenario"]["properties"]) == set(FIELDS["scenario"])
    assert set(schemas["Player"]["properties"]) == set(FIELDS["player"])
    assert set(PLAYERS) <= set(schemas["Scenario"]["properties"])
