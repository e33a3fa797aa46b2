import { toast } from '../ui/toast.ts'
import { isBusy } from '../ui/unfinished.ts'
import { REFRESH, RELOAD_FOR_IT, UPDATE_AVAILABLE } from './web.text.ts'

const reloadedKey = 'reloaded-for-new-version'
const ONCE_WITHIN = 60_000
/** How long the next page may take to come. */
const LEAVES_WITHIN = 10_000

/**
 * A page that was open while the server was updated asks for files that no longer exist. Reloading once gets the new ones; a
 * second reload within a minute would mean that something else is wrong. Whoever is typing is asked instead. Firefox reports the files
 * still on their way when a page is left as lost too, and a reload would call the leaving off.
 */
export function reloadOnNewVersion(): void {
  let leftAt = -Infinity
  addEventListener('beforeunload', () => (leftAt = performance.now()))
  addEventListener('vite:preloadError', () => {
    if (performance.now() - leftAt < LEAVES_WITHIN) return
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0)
    if (!navigator.onLine || Date.now() - last < ONCE_WITHIN) return
    if (isBusy()) {
      toast.success(UPDATE_AVAILABLE, RELOAD_FOR_IT, {
        action: { label: REFRESH, run: () => location.reload() },
      })
      return
    }
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    location.reload()
  })
}
