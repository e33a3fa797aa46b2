/** Keeps the app usable without a network, and offers a new version once one has been downloaded in the background. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  addEventListener('load', () => {
    // One that took over all pages while this one was on its way has passed it by.
    void serviceWorker.ready.then(({ active }) => {
      if (!serviceWorker.controller) active?.postMessage('serve this page')
    })
    // Each language has its own, for all addresses.
    serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { scope: '/' }).then(
      (registration) =>
        import('./offer-update.ts').then(
          ({ offerUpdates }) => offerUpdates(registration),
          // new-version.ts sees to files that cannot be had.
          () => undefined,
        ),
      (error: unknown) => {
        // Not worth a message on the page, but the cause should be easy to find.
        import('../ui/log.ts').then(
          ({ log }) =>
            log('warn', 'The app will not open offline: its service worker was not registered.', error),
          () => undefined,
        )
      },
    )
  })
}
