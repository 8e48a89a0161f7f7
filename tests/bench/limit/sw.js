// One file for both: in the page it registers itself, as a worker it keeps the page.
const files = ['./', './sw.js'];

if ('document' in self) {
  navigator.serviceWorker.register('sw.js');
} else {
  self.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open('page')
        .then((cache) => cache.addAll(files))
        .then(() => self.skipWaiting()),
    );
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    event.respondWith(
      caches
        .match(event.request, { ignoreSearch: true })
        .then((kept) => kept ?? fetch(event.request)),
    );
  });
}
