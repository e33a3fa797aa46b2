import type { BrowserContext, Page } from '@playwright/test'

const WANTED = 'journey: the service worker is wanted'

/** Lets no page of this browser register its service worker before `letWorkerCome`, as if its script were still on the way. */
export async function holdWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript((wanted) => {
    // Frames have no worker of their own, and some may not even ask for it.
    if (window !== top || !('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    const isWanted = new Promise((resolve) => addEventListener(wanted, resolve))
    serviceWorker.register = async (...how) => {
      await isWanted
      return register(...how)
    }
  }, WANTED)
}

/** Resolves to whether the page's service worker has fetched everything and serves the page; until then it is asked to. */
export const letWorkerCome = (page: Page): Promise<boolean> =>
  page.evaluate((wanted) => {
    dispatchEvent(new Event(wanted))
    return navigator.serviceWorker.controller !== null
  }, WANTED)
