// mockServiceWorker.js for stories. Scripts go past it: an iframe loads hundreds, and no story mocks one.
addEventListener('install', event => {
  event.addRoutes?.({ condition: { requestDestination: 'script' }, source: 'network' })
})
importScripts('./mockServiceWorker.js')
