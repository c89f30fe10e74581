// Everything works without this file; it makes some things quicker.
"use strict";

// `/` focuses the search, wherever one is.
document.addEventListener("keydown", (event) => {
  const field = document.querySelector("input[type=search]");
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
  if (event.key === "/" && field && !typing) { event.preventDefault(); field.focus(); field.select(); }
});

// Suggestions under the search field.
for (const field of document.querySelectorAll("[data-suggest]")) {
  const list = document.getElementById(field.getAttribute("aria-controls"));
  let waiting = 0;
  const hide = () => { list.hidden = true; };
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    const text = field.value.trim();
    if (text.length < 2) return hide();
    waiting = setTimeout(async () => {
      try {
        const answer = await fetch(`${field.dataset.suggest}&q=${encodeURIComponent(text)}`);
        const found = (await answer.json()).results;
        if (text !== field.value.trim()) return; // a late answer to an older question
        list.replaceChildren(...found.map((hit) => {
          const link = document.createElement("a");
          link.href = hit.url;
          link.textContent = hit.kind === "rule" ? `${hit.id} ${hit.title}` : hit.title;
          const item = document.createElement("li");
          item.append(link);
          return item;
        }));
        list.hidden = !found.length;
      } catch { hide(); }
    }, 120);
  });
  // Somebody may have typed before this script was there.
  if (field.value && document.activeElement === field) field.dispatchEvent(new Event("input"));
  field.form.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") { hide(); field.focus(); }
    else if (event.key === "ArrowDown" && links.length) { event.preventDefault(); links[Math.min(at + 1, links.length - 1)].focus(); }
    else if (event.key === "ArrowUp" && at >= 0) { event.preventDefault(); (links[at - 1] || field).focus(); }
  });
  field.form.addEventListener("focusout", (event) => { if (!field.form.contains(event.relatedTarget)) hide(); });
}

// The steps of a resolution: forward and back by button, arrow key and swipe.
for (const film of document.querySelectorAll("[data-film]")) {
  const frames = [...film.querySelectorAll(".frame")];
  const steps = [...film.querySelectorAll(".steps > li")];
  const last = frames.length - 1;
  const beside = matchMedia("(min-width: 52rem)");
  let now = last;
  const show = (n, scroll) => {
    now = Math.max(0, Math.min(last, n));
    film.dataset.at = now;
    frames.forEach((frame, i) => frame.classList.toggle("now", i === now));
    steps.forEach((step, i) => {
      step.classList.toggle("now", i === now - 1);
      if (i === now - 1) step.setAttribute("aria-current", "step"); else step.removeAttribute("aria-current");
    });
    // Under the board, as on a phone, the steps stay where they are: the board is what is looked at.
    if (scroll && beside.matches && steps[now - 1]) steps[now - 1].scrollIntoView({ block: "nearest" });
  };
  const stepper = film.querySelector(".stepper");
  if (!stepper) continue;
  stepper.hidden = false;
  const asked = /^#b(\d+)$/.exec(location.hash);
  show(asked ? Number(asked[1]) : last, false);
  stepper.addEventListener("click", (event) => { const by = event.target.dataset.go; if (by) show(now + Number(by), true); });
  film.addEventListener("click", (event) => {
    const link = event.target.closest(".at");
    if (link) { event.preventDefault(); show(Number(link.hash.slice(2)), false); history.replaceState(null, "", link.hash); }
  });
  document.addEventListener("keydown", (event) => {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") show(now + 1, true);
    if (event.key === "ArrowLeft") show(now - 1, true);
  });
  let from = null;
  film.addEventListener("touchstart", (event) => { from = event.touches[0]; }, { passive: true });
  film.addEventListener("touchend", (event) => {
    if (!from) return;
    const to = event.changedTouches[0], dx = to.clientX - from.clientX, dy = to.clientY - from.clientY;
    if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) show(now + (dx < 0 ? 1 : -1), true);
    from = null;
  }, { passive: true });
}

// Copy the link.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.querySelector(button.dataset.copy).value);
    button.textContent = button.dataset.done;
  });
}

// Reading and searching without network.
for (const place of document.querySelectorAll("[data-offline]")) {
  const fold = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").replace(/œ/g, "oe").toLowerCase();
  const field = document.getElementById("oq"), hits = document.getElementById("ohits"), read = document.getElementById("oread");
  fetch(place.dataset.offline).then((answer) => answer.json()).then((entries) => {
    for (const entry of entries) entry.folded = fold(`${entry.title} ${entry.names} ${entry.text}`);
    const open = (entry) => {
      const title = document.createElement("h2"), text = document.createElement("p");
      title.textContent = entry.kind === "rule" ? `${entry.id} ${entry.title}` : entry.title;
      text.textContent = entry.text;
      read.replaceChildren(title, text);
    };
    const wanted = entries.find((entry) => entry.url === location.pathname);
    if (wanted) open(wanted);
    const search = () => {
      const words = fold(field.value).split(/\s+/).filter(Boolean);
      // Its own name first, then what has most of the words in its title.
      const rank = (entry) => (fold(entry.title) === words.join(" ") ? 99 : words.filter((w) => fold(entry.title).includes(w)).length);
      const found = words.length ? entries
        .filter((entry) => words.every((word) => entry.folded.includes(word)))
        .sort((a, b) => rank(b) - rank(a))
        .slice(0, 20) : [];
      hits.replaceChildren(...found.map((entry) => {
        const item = document.createElement("li"), link = document.createElement("a");
        link.href = entry.url;
        link.textContent = entry.kind === "rule" ? `${entry.id} ${entry.title}` : entry.title;
        link.addEventListener("click", (event) => { event.preventDefault(); open(entry); });
        item.append(link);
        return item;
      }));
    };
    field.addEventListener("input", search);
    field.value = new URLSearchParams(location.search).get("q") || field.value;
    search();
  });
}

if ("serviceWorker" in navigator) addEventListener("load", () => navigator.serviceWorker.register("/sw.js"));
