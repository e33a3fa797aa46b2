import { makeStore } from '../store.ts'

/** The browser's own event, which not every one has. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** What the browser offers, until the person has decided; null for apps that are installed and browsers that can't. */
export const installOffer = makeStore<InstallOffer | null>(null)

/** Keeps the browser's offer for a moment in which it does not disturb. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
