import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelCan } from '../../rights/capabilities.rules.ts'
import { CAPABILITY_CATEGORIES } from '../../rights/capability-categories.rules.ts'
import { levelNamed } from '../../rights/legacy-levels.rules.ts'
import { LEVELS } from '../../rights/levels.rules.ts'
import type { PersonWithTeams } from '../../people/people.queries.ts'
import { CAPABILITY_LABELS } from './permissions.text.ts'
import { countsByLevel, peopleLike } from './people-filter.rules.ts'

test('each capability stands in one of the six categories, once', () => {
  const listed = Object.values(CAPABILITY_CATEGORIES).flat()
  expect(Object.keys(CAPABILITY_CATEGORIES)).toEqual([
    'Metrics & Data',
    'Team Management',
    'Meetings & Communication',
    'Planning & Strategy',
    'Administration',
    'System Access',
  ])
  expect(listed.toSorted()).toEqual(Object.keys(CAPABILITY_LABELS).toSorted())
  for (const capability of listed) expect(levelCan('super_admin', capability)).toBe(true)
})

test.each([
  ['admin', 'director'],
  ['owner', 'director'],
  ['Owner ', 'director'],
  ['viewer', 'view-only'],
  ['user', 'member'],
  ['View only', 'view-only'],
  ['SUPER_ADMIN', 'super_admin'],
  ['captain', 'member'],
  ['', 'member'],
  ['constructor', 'member'],
])('an imported list that says %j means %s', (name, level) => expect(levelNamed(name)).toBe(level))

test('a level keeps its name', () => {
  for (const level of LEVELS) expect(levelNamed(level)).toBe(level)
})

const people = fc.array(
  fc.record({
    level: fc.constantFrom(...LEVELS),
    name: fc.string(),
    teamId: fc.constantFrom('crew', 'deck'),
  }),
)

const entryOf = ({ level, name, teamId }: { level: string; name: string; teamId: string }) =>
  ({ person: { level, email: 'x@y.example' }, name, teams: [{ id: teamId }] }) as unknown as PersonWithTeams

test('counts add up to everybody, and each is what the list shows of that level', () => {
  fc.assert(
    fc.property(people, (given) => {
      const everybody = given.map(entryOf)
      const counts = countsByLevel(everybody)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(everybody.length)
      for (const { level, count } of counts)
        expect(peopleLike(everybody, { text: '', level, teamId: '' })).toHaveLength(count)
    }),
  )
})

test('a filter only ever leaves people out', () => {
  fc.assert(
    fc.property(people, fc.string({ maxLength: 2 }), (given, text) => {
      const everybody = given.map(entryOf)
      const shown = peopleLike(everybody, { text, level: 'member', teamId: 'crew' })
      for (const { person, teams } of shown) expect([person.level, teams[0]!.id]).toEqual(['member', 'crew'])
    }),
  )
})
