import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invitations } from '../../invitations/invitations.table.ts'
import { people } from '../../people/people.table.ts'
import { taskAssignees } from '../../tasks/tasks.table.ts'
import { teamMembers } from '../../teams/teams.table.ts'
import { checkupAnswers, checkups } from '../../tools/checkups/checkups.table.ts'
import { importedRow } from './imported-row.rules.ts'
import { withPeople } from './people-mapping.rules.ts'
import { closesCircle, checkLine, referencesOf } from './row-check.rules.ts'

const uuid = fc.uuid().map((id) => id.toLowerCase())
const NOW = '2026-11-22T10:00:00.000Z'

const PERSON = {
  id: '01a2043b-1695-72bd-a032-92d6e36f3c05',
  email: 'lena@harbor.example',
  fullName: 'Lena',
  avatarUrl: 'https://elsewhere.example/spy.png',
  level: 'super_admin',
  status: 'active',
  joinedAt: NOW,
  lastActiveAt: null,
} as const

describe('a line is a row only if each of its fields is', () => {
  test.each([
    ['nonsense', /no row/],
    ['null', /./],
    ['[]', /./],
    [JSON.stringify({ ...PERSON, secret: 1 }), /./],
    [JSON.stringify({ ...PERSON, level: 'king' }), /^level/],
    [JSON.stringify({ ...PERSON, id: '1' }), /^id/],
    [JSON.stringify({ ...PERSON, fullName: 'a\u0000b' }), /stored/],
    [JSON.stringify({ ...PERSON, fullName: 'a'.repeat(201) }), /^fullName/],
  ])('%s', (line, problem) => {
    expect(checkLine(people, line)).toEqual({ problem: expect.stringMatching(problem) as string })
  })

  test('and a formula is a text like any other', () => {
    const row = { ...PERSON, fullName: '=1+1' }
    expect(checkLine(people, JSON.stringify(row))).toEqual({ row })
  })

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void checkLine(people, line)))
  })
})

test('a table’s references are known with whether they may be left out', () => {
  expect(referencesOf(taskAssignees)).toEqual([
    { field: 'taskId', target: 'tasks', isNullable: false },
    { field: 'personId', target: 'people', isNullable: false },
    { field: 'teamId', target: 'teams', isNullable: true },
  ])
})

describe('people who have another id here', () => {
  test('have it wherever a line names them, and back again', () => {
    fc.assert(
      fc.property(uuid, uuid, uuid, (there, here, other) => {
        fc.pre(there !== here && there !== other && here !== other)
        const line = JSON.stringify({ personId: there, ratings: { [there]: 8 }, teamId: other })
        const mapped = withPeople(line, new Map([[there, here]]))
        expect(JSON.parse(mapped)).toEqual({ personId: here, ratings: { [here]: 8 }, teamId: other })
        expect(withPeople(mapped, new Map([[here, there]]))).toBe(line)
      }),
    )
  })
})

describe('what an import makes of a row', () => {
  const importing = { importerId: 'maya', members: new Set(['lena@harbor.example']), now: NOW }

  test('nobody joins by it, and nobody rises above a director', () => {
    expect(importedRow(people, PERSON, importing)).toMatchObject({
      status: 'removed',
      level: 'director',
      avatarUrl: null,
    })
    expect(importedRow(people, { ...PERSON, id: 'maya' }, importing)).toBeNull()
    const membership = { id: 'one', teamId: 'crew', personId: 'lena', role: 'member', joinedAt: NOW }
    expect(importedRow(teamMembers, membership, importing)).toBeNull()
    expect(importedRow(teamMembers, { ...membership, personId: 'maya' } as never, importing)).not.toBeNull()
  })

  test('no answer to a check-up comes by it, and no check-up that is still open', () => {
    const answers = { id: 'one', checkupId: 'two', personId: 'maya', answers: [], note: null }
    expect(importedRow(checkupAnswers, { ...answers, submittedAt: NOW } as never, importing)).toBeNull()
    expect(importedRow(checkups, { id: 'two', closedAt: null } as never, importing)).toBeNull()
    expect(importedRow(checkups, { id: 'two', closedAt: NOW } as never, importing)).not.toBeNull()
  })

  test('an invitation in the file is the importer’s, and gives no more than they could', () => {
    const invitation = {
      id: 'one',
      email: 'eve@evil.example',
      level: 'super_admin',
      status: 'pending',
      invitedBy: 'somebody',
    } as never
    expect(importedRow(invitations, invitation, importing)).toMatchObject({
      level: 'director',
      invitedBy: 'maya',
      status: 'pending',
    })
    const known = { ...(invitation as object), email: 'lena@harbor.example' } as never
    expect(importedRow(invitations, known, importing)).toMatchObject({ status: 'revoked', answeredAt: NOW })
  })
})

test('a row that would lead back to itself is told, even beside a circle that is not its own', () => {
  const leads = new Map([
    ['mate', 'captain'],
    ['cook', 'mate'],
    ['boy', 'boy'],
  ])
  const closes = (id: string, target: string) => closesCircle((from) => leads.get(from), id, target)
  expect([closes('captain', 'cook'), closes('captain', 'captain'), closes('deck', 'boy')]).toEqual([
    true,
    true,
    true,
  ])
  expect([closes('deck', 'cook'), closes('cook', 'captain')]).toEqual([false, false])
})
