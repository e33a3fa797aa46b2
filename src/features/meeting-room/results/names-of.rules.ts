import { displayName } from '../../people/people.rules.ts'
import type { Person } from '../../people/people.table.ts'
import { others } from './results.text.ts'

/** The names of these people. Those of other teams may be out of sight: they are counted rather than left out. */
export function namesOf(personIds: readonly string[], people: Readonly<Record<string, Person>>): string {
  const known = personIds.flatMap((id) => (people[id] ? [displayName(people[id])] : []))
  const unknown = personIds.length - known.length
  return [...known, ...(unknown > 0 ? [others(unknown)] : [])].join(', ')
}
