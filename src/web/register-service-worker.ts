import { toast } from '../ui/toast.ts'
import { REFRESH, RELOAD_FOR_IT, UPDATE_AVAILABLE } from './web.text.ts'

const TOAST_MILLISECONDS = 8_000

/** Keeps the app usable without a network, and offers a new version once one has been downloaded in the background. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(watch, (error: unknown) => {
      // Not worth a message on the page, but the cause should be easy to find.
      void import('../ui/log.ts').then(({ log }) =>
        log('warn', 'The app will not open offline: its service worker was not registered.', error),
      )
    })
  })
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
    })
  })
}

function offer(worker: ServiceWorker): void {
  const refresh = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    worker.postMessage('take over')
  }
  toast.success(UPDATE_AVAILABLE, RELOAD_FOR_IT, {
    action: { label: REFRESH, run: refresh },
    duration: TOAST_MILLISECONDS,
  })
}
