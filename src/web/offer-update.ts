import { toast } from '../ui/toast.ts'
import { isBusy } from '../ui/unfinished.ts'
import { LATER, RELOADS_LATER } from './offer-update.text.ts'
import { REFRESH, RELOAD_FOR_IT, UPDATE_AVAILABLE } from './web.text.ts'

const SHOWN_FOR = 8_000
/** A page that stays open for days asks the server itself, when its person comes back to it. */
const LOOKS_AFTER = 3_600_000
/** How often to look whether the person has finished. */
const FINISHED_EVERY = 1_000

/**
 * Offers a new version once it has been downloaded, and again when the person comes back an hour after they let it pass. Nothing
 * reloads unless they agree, and the offer waits while they are in the middle of something.
 */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  let hadOne = serviceWorker.controller !== null
  let isAgreed = false
  let passedAt: number | null = null
  let lookedAt = Date.now()

  function take(): void {
    if (isBusy()) {
      toast.warning(RELOADS_LATER)
      return whenFinished(take)
    }
    isAgreed = true
    if (registration.waiting) registration.waiting.postMessage('take over')
    else location.reload()
  }

  function offer(): void {
    passedAt = null
    if (isBusy()) return whenFinished(offer)
    passedAt = Date.now()
    toast.success(UPDATE_AVAILABLE, RELOAD_FOR_IT, {
      action: { label: REFRESH, run: take },
      secondAction: { label: LATER, run: () => undefined },
      duration: SHOWN_FOR,
    })
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer()
    })
  }

  /** The person has come back to this tab, or the network has. */
  function onReturn(): void {
    if (document.visibilityState !== 'visible') return
    if (passedAt !== null && Date.now() - passedAt > LOOKS_AFTER) offer()
    if (Date.now() - lookedAt < LOOKS_AFTER) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  }

  registration.addEventListener('updatefound', () => follow(registration.installing))
  follow(registration.installing)
  addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is as new as itself. Later it may be another tab whose person has agreed.
    if (isAgreed) location.reload()
    else if (hadOne) offer()
    hadOne = true
  })
}

function whenFinished(act: () => void): void {
  const timer = setInterval(() => {
    if (isBusy()) return
    clearInterval(timer)
    act()
  }, FINISHED_EVERY)
}
