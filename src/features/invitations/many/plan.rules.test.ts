import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvitingStanding } from '../invitations.queries.ts'
import { SENT_PER_DAY } from '../invitations.rules.ts'
import type { Invitation } from '../invitations.table.ts'
import type { Entry } from './entries.rules.ts'
import { type Choices, isReady, planned } from './plan.rules.ts'

const NOW = '2026-03-02T12:00:00.000Z'
const before = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()

const invitation = (email: string, sentAt: string, more: Partial<Invitation> = {}): Invitation => ({
  id: `invitation of ${email}`,
  email,
  fullName: null,
  level: 'member',
  teamIds: [],
  invitedBy: 'omar',
  invitedAt: sentAt,
  sentTimes: [sentAt],
  status: 'pending',
  answeredAt: null,
  mailHeldAt: null,
  ...more,
})

/** Omar, a manager, is on the crew. */
const standing: InvitingStanding = {
  levels: ['view-only', 'member'],
  teams: [
    { id: 'crew', name: 'Crew', manages: true },
    { id: 'deck', name: 'Deck', manages: false },
  ],
  members: ['lena@x.example'],
  invitations: [invitation('nora@x.example', before(60)), invitation('just@x.example', before(2))],
}

const choices: Choices = { level: 'member', teamIds: ['crew'], mailsAgain: false }
const entry = (line: number, email: string, more: Partial<Entry> = {}): Entry => ({
  line,
  email,
  fullName: '',
  level: null,
  teams: null,
  ...more,
})

const plan = (
  entries: Entry[],
  more: Partial<Choices> = {},
  of: Partial<InvitingStanding> = {},
  sent = new Map(),
) =>
  planned(entries, { ...choices, ...more }, sent, {
    standing: { ...standing, ...of },
    actorId: 'omar',
    now: NOW,
  })

const one = (email: string, more: Partial<Entry> = {}, chosen: Partial<Choices> = {}) =>
  plan([entry(1, email, more)], chosen)[0]!

test.each<[string, string, Partial<Entry>, string, string | null]>([
  ['somebody new', ' New@X.example ', {}, 'invite', null],
  [
    'somebody with a level and a team of their own',
    'new@x.example',
    { level: 'View only', teams: ['CREW'] },
    'invite',
    null,
  ],
  ['a member', 'LENA@x.example', {}, 'already-a-member', null],
  ['somebody who was invited', 'nora@x.example', {}, 'already-invited', null],
  ['a bad address', 'new@', {}, 'not-an-address', null],
  ['no address', '', {}, 'not-an-address', null],
  ['an unknown level', 'new@x.example', { level: 'Captain' }, 'level-unknown', 'Captain'],
  ['a level above one’s own', 'new@x.example', { level: 'Director' }, 'level-not-yours', 'Director'],
  ['an unknown team', 'new@x.example', { teams: ['Crew', 'Dekc'] }, 'team-unknown', 'Dekc'],
  ['somebody else’s team', 'new@x.example', { teams: ['Deck'] }, 'team-not-yours', 'Deck'],
  [
    'a name that a spreadsheet calculates',
    'new@x.example',
    { fullName: '=HYPERLINK("x")' },
    'bad-name',
    null,
  ],
  ['a name that passes for an address', 'new@x.example', { fullName: 'www.evil.example' }, 'bad-name', null],
])('%s', (_who, email, more, outcome, about) => {
  expect(one(email, more)).toMatchObject({ outcome, about })
})

test('what the list says goes before what was chosen for all', () => {
  expect(one('new@x.example')).toMatchObject({ level: 'member', teamIds: ['crew'], email: 'new@x.example' })
  const own = one('new@x.example', { level: 'view only', teams: ['crew', 'Crew'] }, { teamIds: [] })
  expect(own).toMatchObject({ level: 'view-only', teamIds: ['crew'] })
})

test('who is on the list twice is invited once, and whom nobody could mail takes nobody’s place', () => {
  const outcomes = plan([
    entry(1, 'a@x.example'),
    entry(2, 'A@x.example'),
    entry(3, 'bad@'),
    entry(4, 'bad@'),
  ]).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['invite', 'repeated', 'not-an-address', 'not-an-address'])
})

test('those who haven’t answered are mailed again if asked to, but not right after the last mail', () => {
  expect(one('nora@x.example', {}, { mailsAgain: true }).outcome).toBe('mail-again')
  expect(one('just@x.example', {}, { mailsAgain: true }).outcome).toBe('already-invited')
})

test('what was sent is told from the rows, and what the server left out can be sent again', () => {
  const sent = new Map([
    [1, 'invitation of new@x.example'],
    [2, 'left out'],
    [3, 'invitation of nora@x.example'],
  ])
  const invitations = [
    invitation('new@x.example', NOW),
    invitation('nora@x.example', before(60), { sentTimes: [before(60), NOW] }),
  ]
  const entries = [entry(1, 'new@x.example'), entry(2, 'b@x.example'), entry(3, 'nora@x.example')]
  expect(plan(entries, {}, { invitations }, sent).map(({ outcome }) => outcome)).toEqual([
    'invited',
    'invite',
    'mailed-again',
  ])
  const held = [invitation('new@x.example', NOW, { mailHeldAt: NOW })]
  expect(plan(entries.slice(0, 1), {}, { invitations: held }, sent)[0]?.outcome).toBe('not-mailed')
})

test('never plans more than the company may send, and each address once', () => {
  const addresses = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 })
  fc.assert(
    fc.property(addresses, fc.integer({ min: 0, max: 20 }), fc.boolean(), (numbers, left, mailsAgain) => {
      const times = Array.from({ length: SENT_PER_DAY - left }, () => before(60))
      const invitations = [
        invitation('0@x.example', before(60), { sentTimes: times.slice(0, 1) }),
        invitation('gone@x.example', before(60), { sentTimes: times.slice(1), status: 'revoked' }),
      ]
      const rows = plan(
        numbers.map((number, line) => entry(line, `${number}@x.example`)),
        { mailsAgain },
        { invitations },
      )
      const ready = rows.filter(isReady).map(({ email }) => email)
      const distinct = new Set(numbers.filter((number) => number > 0 || mailsAgain))
      expect(ready).toHaveLength(new Set(ready).size)
      expect(ready).toHaveLength(Math.min(left, distinct.size))
    }),
    { numRuns: 60 },
  )
})
