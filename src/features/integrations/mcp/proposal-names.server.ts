import type { Services } from '../../../server/services.ts'
import type { Row } from '../../../sync/define-table.ts'
import type { Reader } from '../../../sync/store.ts'

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
      const found = ids.slice(0, MOST_NAMES).flatMap((id) => nameOf(read.get(table, id)) ?? [])
      if (found.length === 0) return []
      return [[name, found.length < ids.length ? `${found.join(', ')}, …` : found.join(', ')]]
    }),
  )
}

const NAMING = ['title', 'name', 'fullName']

function nameOf(row: Row | undefined): string | null {
  const found = Object.entries(row ?? {}).find(
    ([field, value]) => NAMING.includes(field) && typeof value === 'string',
  )
  return found ? String(found[1]) : null
}
