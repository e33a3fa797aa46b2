import { useEffect } from 'react'
import { useSyncClient } from '../../sync/browser/context.ts'
import { found } from './search.queries.ts'
import { KINDS, makeReady } from './search.rules.ts'

/** As many rows as take a few milliseconds, after which a key that was pressed meanwhile has its turn. */
const AT_ONCE = 1_000

/** Makes the rows at hand ready to be searched while nobody types yet, so that the first key takes no longer than the others. */
export function useReadyRows(): void {
  const client = useSyncClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const slices = readySlices(client)
    const next = () => {
      if (!slices.next().done) timer = setTimeout(next)
    }
    timer = setTimeout(next)
    return () => clearTimeout(timer)
  }, [client])
}

function* readySlices(client: ReturnType<typeof useSyncClient>): Generator<void, void> {
  for (const kind of KINDS) {
    const outcome = client.live(found, { kind }).current()
    const rows = outcome && 'value' in outcome ? outcome.value.rows : []
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      rows.slice(from, from + AT_ONCE).forEach(makeReady)
      yield
    }
  }
}
