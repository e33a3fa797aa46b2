import type { Services } from '../../../server/services.ts'
import type { Reader } from '../../../sync/store.ts'
import { rowName } from '../../work/row-name.rules.ts'

/** Of a list: whoever looks at a proposal needs no more to know what is meant. */
const MOST_NAMES = 5

/** What the ids in the inputs of a mutation stand for, by input, as far as this reader finds it among what is at hand. */
export function namesIn(
  { node }: Pick<Services, 'node'>,
  read: Reader,
  mutation: string,
  args: Record<string, unknown>,
): Record<string, string> {
  const fields = node.options.app.mutations.get(mutation)?.schema.fields ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { references }]): [string, string][] => {
      const table = references === undefined ? undefined : node.codecs.get(references)?.table
      if (!table) return []
      const ids = [args[name]].flat().filter((id) => typeof id === 'string')
      const found = ids.slice(0, MOST_NAMES).flatMap((id) => rowName(read.get(table, id)) ?? [])
      if (found.length === 0) return []
      return [[name, found.length < ids.length ? `${found.join(', ')}, …` : found.join(', ')]]
    }),
  )
}
