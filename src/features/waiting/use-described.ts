import { useLive } from '../../sync/browser/react.ts'
import type { QueuedMutation } from '../../sync/pending.ts'
import { namedIn } from './describe.rules.ts'
import { named, type The } from './row-names.text.ts'
import { sentenceOf } from './sentences.text.ts'
import { namesOfRows } from './waiting.queries.ts'

/** A change in words, and the row that it is about if that stands on a page. */
export function useDescribed(change: QueuedMutation) {
  const rows = useLive(namesOfRows, { ids: namedIn(change) }) ?? []
  const the: The = (kind, id) => named(kind, rows.find((row) => row.id === id)?.name ?? null)
  return { sentence: sentenceOf(change, the), row: rows.find(({ at }) => at !== null) }
}
