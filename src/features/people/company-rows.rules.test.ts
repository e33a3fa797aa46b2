import { expect, test } from 'vitest'
import { companyRows } from './company-rows.rules.ts'

const now = '2026-11-20T12:00:00.000Z'
const plan = {
  company: { id: 'harbor', name: 'Harbor', slug: 'harbor' },
  people: [{ id: 'lena', email: 'lena@harbor.example', fullName: 'Lena', level: 'member' as const }],
  teams: [
    { id: 'crew', name: 'Crew', createdBy: 'lena', members: [{ id: 'first', personId: 'lena' }] },
    { id: 'dock', name: 'Dock', createdBy: 'lena', members: [] },
  ],
}

const rowsOf = (given: Parameters<typeof companyRows>[0]) =>
  companyRows(given, now).map(({ table, row }) => ({ table: table.name, ...row }))

test('a person comes with settings and a team with its members, all as new rows are', () => {
  expect(rowsOf(plan)).toMatchObject([
    { table: 'companies', id: 'harbor', defaultVoteLimit: null, createdAt: now },
    { table: 'people', id: 'lena', status: 'active', joinedAt: now },
    { table: 'user_settings', id: 'lena', voteLimit: 25 },
    { table: 'teams', id: 'crew', isLeadership: false, deletedAt: null },
    { table: 'team_members', id: 'first', teamId: 'crew', personId: 'lena', role: 'member' },
    { table: 'teams', id: 'dock' },
  ])
})

test('what is given replaces a default', () => {
  const settled = { ...plan, company: { ...plan.company, defaultVoteLimit: 7 }, settings: { voteLimit: 3 } }
  expect(rowsOf(settled)).toMatchObject([
    { defaultVoteLimit: 7 },
    { table: 'people' },
    { voteLimit: 3 },
    { table: 'teams' },
    { table: 'team_members' },
    { table: 'teams' },
  ])
})
