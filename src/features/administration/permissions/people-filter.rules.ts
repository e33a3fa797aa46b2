import type { PersonWithTeams } from '../../people/people.queries.ts'
import { type Level, LEVELS } from '../../rights/levels.rules.ts'

/** Which people a list shows; an empty text stands for all. */
export interface PeopleFilter {
  readonly text: string
  readonly level: Level | ''
  readonly teamId: string
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part)

/** Those whom every part of the filter fits, in the order given. */
export function peopleLike(
  everybody: readonly PersonWithTeams[],
  { text, level, teamId }: PeopleFilter,
): PersonWithTeams[] {
  const part = text.trim().toLowerCase()
  return everybody.filter(
    ({ person, name, teams }) =>
      (part === '' || has(name, part) || has(person.email, part)) &&
      (level === '' || person.level === level) &&
      (teamId === '' || teams.some(({ id }) => id === teamId)),
  )
}

/** How many people have each level, from most to least, without levels that nobody has. */
export function countsByLevel(everybody: readonly PersonWithTeams[]): { level: Level; count: number }[] {
  const counts = new Map<Level, number>()
  for (const { person } of everybody) counts.set(person.level, (counts.get(person.level) ?? 0) + 1)
  return LEVELS.toReversed().flatMap((level) => {
    const count = counts.get(level)
    return count === undefined ? [] : [{ level, count }]
  })
}
