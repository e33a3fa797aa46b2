export interface Findable {
  id: string
  label: string
  /** A person's address, or the name of the team. */
  detail: string
  teamId?: string | null
}

/** The longest text that is searched for. */
export const SEARCH_LENGTH = 200

/** The shortest, because a single letter would find nearly everything. */
const SHORTEST = 2

const MOST_OF_A_KIND = 5

/** The first few that contain every word of `sought` in their label or detail; those whose label begins with it come first. */
export function best(rows: readonly Findable[], sought: string): Findable[] {
  const query = sought.trim().toLowerCase()
  if (query.length < SHORTEST) return []
  const words = query.split(/\s+/)
  const begins: Findable[] = []
  const contains: Findable[] = []
  for (const row of rows) {
    const label = row.label.toLowerCase()
    const text = `${label} ${row.detail.toLowerCase()}`
    if (label.startsWith(query)) begins.push(row)
    else if (words.every((word) => text.includes(word))) contains.push(row)
  }
  const byLabel = (left: Findable, right: Findable) =>
    left.label.localeCompare(right.label) || (left.id < right.id ? -1 : 1)
  return [...begins.toSorted(byLabel), ...contains.toSorted(byLabel)].slice(0, MOST_OF_A_KIND)
}
