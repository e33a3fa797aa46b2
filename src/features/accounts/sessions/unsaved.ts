import { unsavedOf } from '../../../sync/browser/unsaved.ts'
import { session } from './session-resource.ts'

/** How often one looks, and how long one waits in between: three seconds, or more where the page is held up. */
const [LOOKS, LOOKS_EVERY] = [60, 50]

/** How many changes of whoever is signed in would be lost with what this browser stores. Those that are on their way have a moment to arrive. */
export async function unsavedHere(): Promise<number> {
  const userId = session.get()?.user?.id
  if (userId === undefined) return 0
  for (let looks = 1; ; looks++) {
    // A browser that stores nothing has nothing to lose.
    const { waiting, kept } = await unsavedOf(userId).catch(() => ({ waiting: 0, kept: 0 }))
    if (waiting === 0 || !navigator.onLine || looks > LOOKS) return waiting + kept
    await new Promise((again) => setTimeout(again, LOOKS_EVERY))
  }
}
