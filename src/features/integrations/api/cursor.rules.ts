/** Pages of a list that a query answers. */

export const PAGE_DEFAULT = 50
export const PAGE_MAX = 200

/** Where a page ended: the last entry's id, and its place in case that it is gone by the next page. */
interface Cursor {
  readonly id: string | null
  readonly place: number
}

interface Page {
  entries: readonly unknown[]
  /** Leads to the next page; null after the last. */
  next: string | null
}

/** An entry is a row, an object that has one, or an id. */
function idOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return null
  const holder = [entry, ...(Object.values(entry) as unknown[])].find(hasId)
  return holder?.id ?? null
}

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

const encode = ({ id, place }: Cursor): string => btoa(JSON.stringify([place, id])).replaceAll('=', '')

/** Null for what is no cursor. */
function decode(text: string): Cursor | null {
  try {
    const [place, id] = JSON.parse(atob(text)) as [unknown, unknown]
    if (typeof place !== 'number' || !Number.isInteger(place) || place < 0) return null
    return id === null || typeof id === 'string' ? { place, id } : null
  } catch {
    return null
  }
}

/**
 * The page of a list that begins after a cursor. Entries keep the query's own order: whoever follows the cursors sees each entry that stays
 * once, also when others come and go meanwhile. Null if the cursor is none.
 */
export function pageOf(list: readonly unknown[], limit: number, cursor?: string): Page | null {
  const after = cursor === undefined ? { place: 0, id: null } : decode(cursor)
  if (!after) return null
  const found = after.id === null ? -1 : list.findIndex((entry) => idOf(entry) === after.id)
  const start = found >= 0 ? found + 1 : after.place
  const entries = list.slice(start, start + limit)
  const end = start + entries.length
  return { entries, next: end < list.length ? encode({ place: end, id: idOf(entries.at(-1)) }) : null }
}
