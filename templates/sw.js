// Rules, cards and rulings without network: what was seen is kept, and everything in one file a language.
const CACHE = "judge-{{ version }}";
const FIRST = ["/", {% for l in languages %}"/{{ l }}/", "/{{ l }}/offline", "/{{ l }}/offline.json", {% endfor %}"{{ asset('site.css') }}", "{{ asset('site.js') }}", "{{ asset('icons.svg') }}", "{{ asset('icon.svg') }}"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

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
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok && readable) {
          const copy = answer.clone();
          caches.open(CACHE).then((cache) => cache.put(event.request, copy));
        }
        return answer;
      })
      .catch(async () => {
        const kept = await caches.match(event.request);
        if (kept) return kept.redirected ? Response.redirect(kept.url) : kept;
        const lang = (url.pathname.match(/^\/(en|fr|es)\//) || [0, "en"])[1];
        return (await caches.match(`/${lang}/offline`)) || Response.error();
      })
  );
});
