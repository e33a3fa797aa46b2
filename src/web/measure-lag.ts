import type { SyncClient } from '../sync/browser/client.ts'
import { updateUserSettings } from '../features/companies/companies.mutations.ts'
import { mySettings } from '../features/companies/companies.queries.ts'
import { ROUNDS } from '../features/platform/diagnostics/measure-visit.ts'

/**
 * Saves the person's own settings as they are, one time after the other, and sees how long each commit takes to arrive here: from the moment at which the server
 * ran it, by the server's clock, until its row is in this browser. Milliseconds; none without a line to the server, or where nothing may be written.
 */
export async function lagsHere(client: SyncClient): Promise<number[]> {
  const settings = client.live(mySettings, {})
  const stop = settings.subscribe(() => undefined)
  const lags: number[] = []
  try {
    while (lags.length < ROUNDS && client.status.read().online === true) {
      if (client.mutate(updateUserSettings, {})) return []
      if (!(await isConfirmed(client))) return []
      const now = settings.current()
      if (!now || 'error' in now || !now.value) return []
      lags.push(Math.max(0, client.serverNow() - Date.parse(now.value.updatedAt)))
    }
    return lags
  } finally {
    stop()
  }
}

/** Resolves once nothing waits to be confirmed any more, or to false if the line is lost before. */
function isConfirmed({ waiting, status }: SyncClient): Promise<boolean> {
  return new Promise((resolve) => {
    const stops = [waiting, status].map((each) => each.subscribe(look))
    function look(): void {
      const isDone = waiting.read().length === 0
      if (!isDone && status.read().online === true) return
      for (const stop of stops) stop()
      resolve(isDone)
    }
  })
}
