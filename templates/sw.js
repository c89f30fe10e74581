// Rules, cards and rulings without network: what was seen is kept, and everything in one file a language.
const CACHE = "judge-{{ version }}";
const LANGUAGES = [{% for l in languages %}"{{ l }}"{{ ", " if not loop.last }}{% endfor %}];
const FIRST = ["/", "{{ asset('site.css') }}", "{{ asset('site.js') }}", "{{ asset('icons.svg') }}", "{{ asset('icon.svg') }}"];

const languageOf = (address) => LANGUAGES.find((lang) => new URL(address).pathname.startsWith(`/${lang}/`));

// A language is fetched when somebody reads in it: the others would only cost a slow network.
const keeping = new Map();
function keep(lang) {
  if (!keeping.has(lang)) keeping.set(lang, fetchLanguage(lang).catch(() => keeping.delete(lang)));
  return keeping.get(lang);
}
async function fetchLanguage(lang) {
  const cache = await caches.open(CACHE);
  if (await cache.match(`/${lang}/offline.json`)) return;
  await cache.addAll([`/${lang}/`, `/${lang}/offline`, `/${lang}/offline.json`]);
}

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FIRST);
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const home = await cache.match("/"); // leads to the language the browser asks for
  const read = new Set(pages.map((page) => languageOf(page.url)).filter(Boolean));
  if (!read.size) read.add(languageOf(home.url) || "en");
  await Promise.all([...read].map(fetchLanguage));
  await self.skipWaiting();
}

// What can be shown without network: this very page, else the offline page, in this language if it is kept.
async function kept(request) {
  const page = await caches.match(request);
  if (page && !page.redirected) return page;
  const asked = languageOf(page ? page.url : request.url);
  for (const lang of [asked, ...LANGUAGES].filter(Boolean)) {
    const offline = await caches.match(`/${lang}/offline`);
    if (offline) return page ? Response.redirect(`/${lang}/`) : offline;
  }
  return Response.error();
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))))
      .then(() => self.clients.claim())
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const readable = /^\/(en|fr|es)\/(rules|cards|rulings)?(\/[^/]+)?$/.test(url.pathname) || url.pathname.startsWith("/static/");
  const lang = event.request.mode === "navigate" && languageOf(url);
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok && readable) {
          const copy = answer.clone();
          caches.open(CACHE).then((cache) => cache.put(event.request, copy));
        }
        if (answer.ok && lang) event.waitUntil(keep(lang));
        return answer;
      })
      .catch(() => kept(event.request))
  );
});
