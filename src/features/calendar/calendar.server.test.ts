import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOwnWords } from '../companies/own-words/own-words.mutations.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { inCompany } from '../../server/database/in-company.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { joinCompany } from '../invitations/joining.mutations.ts'
import { addDays } from '../time/calendar.rules.ts'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { addMilestone } from '../goals/milestones/milestones.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { setTaskStatus } from '../tasks/task-acts.mutations.ts'
import type { FeedKind } from './calendar.requests.ts'
import { moveMeeting, setSchedule } from '../meetings/schedule/schedules.mutations.ts'

let server: Served
let lena: SignedIn, theo: SignedIn

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  const { harbor, lantern } = server
  lena = await server.signIn(harbor.people['lena']!)
  theo = await server.signIn(harbor.people['theo']!)
  await plan(harbor.id, harbor.people['maya']!, harbor.teams.crew)
  await plan(harbor.id, harbor.people['maya']!, harbor.teams.leadership)
  await plan(lantern.id, lantern.people['ravi']!, lantern.teams.leadership)
  const issue = { id: newId(), title: 'The crane is cracked', issueType: 'short_term' as const }
  await run('lena', createIssue, { ...issue, teamId: harbor.teams.crew })
})
afterAll(() => server?.stop())

const plan = (companyId: string, by: string, teamId: string) =>
  server.services.node.run(companyId, by, setSchedule, {
    id: newId(),
    teamId,
    meetingType: 'weekly',
    startsOn: '2026-03-03',
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'America/New_York',
  })

const run = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)

async function post(path: string, { cookie }: SignedIn, kind: FeedKind = 'meetings') {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: server.harbor.id, kind }),
  })
  return { status: answer.status, body: (await answer.json()) as { address: string } }
}
const made = async (by: SignedIn, kind?: FeedKind) =>
  (await post('/api/calendar/feed', by, kind)).body.address
const read = async (address: string, from = '198.51.100.7', more: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers: { 'x-forwarded-for': from, ...more } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const statusOf = async (address: string, from?: string) => (await read(address, from)).status
const summaries = (file: string) => [
  ...new Set([...file.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, text]) => text)),
]

describe('a calendar feed', () => {
  test('holds the meetings of its person’s teams, at their moments, and nothing else', async () => {
    const { status, text, headers } = await read(await made(lena))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(summaries(text)).toEqual(['crew · Weekly Meeting'])
    expect(text.match(/^BEGIN:VEVENT/gm)!.length).toBeGreaterThanOrEqual(25)
    for (const secret of [
      'crane',
      '@harbor.example',
      'lena',
      'leadership',
      server.lantern.id,
      server.harbor.id,
    ])
      expect(text).not.toContain(secret)
    for (const [, at] of text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)\r$/gm)) {
      const moment = new Date(at!.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
      expect(
        moment.toLocaleString('en-US', {
          timeZone: 'America/New_York',
          weekday: 'short',
          timeStyle: undefined,
          hour: 'numeric',
          minute: 'numeric',
        }),
      ).toBe('Tue 9:30 AM')
    }
  })

  test('a meeting that was moved stands at its new time, under its id and with the moment at which it would be', async () => {
    const { crew } = server.harbor.teams
    const address = await made(lena)
    const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1)
    const lineOf = (event: string | undefined, name: string) =>
      new RegExp(`^${name}.*:(.*)\\r$`, 'm').exec(event ?? '')?.[1]
    const plain = eventsOf((await read(address)).text)[1]
    const uid = lineOf(plain, 'UID')!
    const [, id, day] = /^(.{36})-(.*)@/.exec(uid)!
    const move = (toDay: string) => run('maya', moveMeeting, { id: id!, day: day!, toDay, toTime: '09:30' })
    await move(addDays(day!, 1))
    const found = eventsOf((await read(address)).text).filter((event) => lineOf(event, 'UID') === uid)
    expect(found).toHaveLength(1)
    expect(lineOf(found[0], 'RECURRENCE-ID')).toBe(lineOf(plain, 'DTSTART'))
    expect(lineOf(found[0], 'DTSTART')).not.toBe(lineOf(plain, 'DTSTART'))
    const file = await fetch(`${server.url}/api/calendar/files/${server.harbor.id}/${crew}`, {
      headers: { cookie: lena.cookie },
    })
    expect((await file.text()).match(/RECURRENCE-ID/g)).toHaveLength(1)
    await move(day!)
    expect((await read(address)).text).not.toContain('RECURRENCE-ID')
  })

  test('speaks the language of its person’s account and the company’s words, as the file does, whoever reads it', async () => {
    const { pool } = server.services
    const addresses = {
      meetings: await made(lena),
      tasks: await made(lena, 'tasks'),
      goals: await made(lena, 'goals'),
    }
    const nameOf = (text: string) => /^X-WR-CALNAME:(.*)\r$/m.exec(text)?.[1]
    const names = async () =>
      Promise.all(
        Object.values(addresses).map(async (address) =>
          nameOf((await read(address, undefined, { 'accept-language': 'en' })).text),
        ),
      )
    expect(await names()).toEqual(['Team meetings', 'My tasks', 'My goals'])
    await run('maya', setOwnWords, { goal: { one: 'Rock', many: 'Rocks' } })
    expect(await names()).toEqual(['Team meetings', 'My tasks', 'My rocks'])
    await run('maya', setOwnWords, { goal: null })
    await pool.query("update users set language = 'de' where id = $1", [lena.userId])
    try {
      expect(await names()).toEqual(['Team-Meetings', 'Meine Aufgaben', 'Meine Ziele'])
      const { text } = await read(addresses.meetings)
      expect(summaries(text)).toEqual(['crew · Wochenmeeting'])
      expect(text).toContain('PRODID:-//Quarterdeck//Meetings//DE')
      const { crew } = server.harbor.teams
      const file = await fetch(`${server.url}/api/calendar/files/${server.harbor.id}/${crew}`, {
        headers: { cookie: lena.cookie },
      })
      expect(summaries(await file.text())).toEqual(['crew · Wochenmeeting'])
      expect(summaries((await read(await made(theo))).text)).toEqual(['crew · Weekly Meeting'])
    } finally {
      await pool.query('update users set language = null where id = $1', [lena.userId])
    }
  })

  test('a team’s name can add nothing to it', async () => {
    const { crew } = server.harbor.teams
    await run('maya', updateTeam, { id: crew, name: 'Crew; BEGIN:VEVENT, or \\nEND:VCALENDAR' })
    const { text } = await read(await made(lena))
    const lines = text.split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    const events = lines.filter((line) => line.startsWith('UID:')).length
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(events)
    await run('maya', updateTeam, { id: crew, name: 'crew' })
  })

  test('follows when its person joins and leaves teams', async () => {
    const { leadership } = server.harbor.teams
    const address = await made(theo)
    const personId = server.harbor.people['theo']!
    await run('maya', addTeamMember, { id: newId(), teamId: leadership, personId })
    expect(summaries((await read(address)).text)).toHaveLength(2)
    await run('maya', removeTeamMember, { teamId: leadership, personId })
    expect(summaries((await read(address)).text)).toEqual(['crew · Weekly Meeting'])
  })
})

describe('its address', () => {
  test('is in no row: the database has a hash', async () => {
    const address = await made(lena)
    const token = /feeds\/(.*)\.ics$/.exec(address)![1]!
    const { rows } = await inCompany(server.services.pool, server.harbor.id, null, (client) =>
      client.query<{ found: string }>('select to_jsonb(calendar_feeds)::text as found from calendar_feeds'),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { found } of rows) expect(found).not.toContain(token.slice(22))
  })

  test('a new one ends the one before, and ending it leaves none', async () => {
    const first = await made(lena)
    const second = await made(lena)
    expect([await statusOf(first, '198.51.100.20'), await statusOf(second)]).toEqual([404, 200])
    await post('/api/calendar/feed/revoke', lena)
    expect(await statusOf(second, '198.51.100.20')).toBe(404)
  })

  test('nobody ends another person’s', async () => {
    const address = await made(lena)
    await post('/api/calendar/feed/revoke', theo)
    expect(await statusOf(address)).toBe(200)
  })

  test('whoever changes a character, the company or the ending finds nothing', async () => {
    const address = await made(lena)
    const [, start, token] = /^(.*feeds\/)(.*)\.ics$/.exec(address)!
    const bytes = Buffer.from(token!, 'base64url')
    const foreign = Buffer.concat([
      Buffer.from(server.lantern.id.replaceAll('-', ''), 'hex'),
      bytes.subarray(16),
    ]).toString('base64url')
    const changed = token!.slice(0, -1) + (token!.endsWith('A') ? 'B' : 'A')
    for (const guess of [
      `${foreign}.ics`,
      `${changed}.ics`,
      `${token}.ics.ics`,
      `${token}`,
      '.ics',
      '%00.ics',
    ])
      expect(await statusOf(start! + guess, '198.51.100.30'), guess).toBe(404)
  })

  test('guessing is limited by address, and so is reading one calendar', async () => {
    const { url } = server
    const guess = () =>
      `${url}/api/calendar/feeds/${Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')}.ics`
    const guesses = await Promise.all(Array.from({ length: 12 }, () => statusOf(guess(), '198.51.100.40')))
    expect(guesses.filter((status) => status === 404)).toHaveLength(10)
    expect(guesses.filter((status) => status === 429)).toHaveLength(2)
    const address = await made(lena)
    const reads = await Promise.all(Array.from({ length: 61 }, () => statusOf(address)))
    expect(reads.filter((status) => status === 429)).toHaveLength(1)
  })

  test('it stops with the membership, and does not come back with a new one', async () => {
    const { harbor, services } = server
    const personId = await server.newcomer('nora@quay.example')
    const join = async () => {
      const invitationId = newId()
      const invited = { email: 'nora@quay.example', level: 'member' as const, teamIds: [harbor.teams.crew] }
      await run('maya', invitePerson, { id: invitationId, ...invited })
      const account = { personId, email: 'nora@quay.example', fullName: 'Nora' }
      const args = { invitationId, auditId: newId(), membershipIds: [newId()], ...account }
      await services.node.run(harbor.id, null, joinCompany, args)
    }
    await join()
    const nora = await server.signIn(personId)
    const address = await made(nora)
    expect(await statusOf(address)).toBe(200)
    await run('maya', setPermission, { auditId: newId(), personId, level: 'inactive' })
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    await run('maya', setPermission, { auditId: newId(), personId, level: 'member' })
    expect(await statusOf(address)).toBe(200)
    await run('maya', removePerson, { auditId: newId(), personId })
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    await join()
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    expect(await statusOf(await made(await server.signIn(personId)))).toBe(200)
  })
})

describe('a feed of tasks or goals', () => {
  const days = (file: string) =>
    file
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => [
        /^DTSTART;VALUE=DATE:(\d{8})\r$/m.exec(event)?.[1],
        /^SUMMARY:(.*)\r$/m.exec(event)?.[1],
      ])
  const sorted = (file: string) =>
    days(file).toSorted((one, other) => one.join(' ').localeCompare(other.join(' ')))
  const task = (by: string, title: string, more: { teamId?: string; assigneeIds?: string[] } = {}) => {
    const args = { id: newId(), title, dueDate: '2027-03-14', teamId: null, ...more }
    return run(by, createTask, { ...args, taskType: more.teamId ? 'team' : 'personal' }).then(() => args.id)
  }

  test('holds what is the person’s own, on its day, and what is done with a tick', async () => {
    const { harbor } = server
    const { crew } = harbor.teams
    const done = await task('lena', 'Paint the rail')
    await run('lena', setTaskStatus, { id: done, status: 'done' })
    await task('lena', 'Call the surveyor')
    await task('maya', 'A secret of Maya’s')
    await task('maya', 'Grease the winch', { teamId: crew, assigneeIds: [harbor.people['lena']!] })
    await task('maya', 'Not Lena’s', { teamId: crew, assigneeIds: [harbor.people['theo']!] })
    const { text, headers } = await read(await made(lena, 'tasks'))
    expect(headers.get('content-disposition')).toContain('tasks.ics')
    expect(sorted(text)).toEqual([
      ['20270314', '✓ Paint the rail'],
      ['20270314', 'Call the surveyor'],
      ['20270314', 'Grease the winch · crew'],
    ])

    const of = (ownerId: string, title: string) => ({
      id: newId(),
      teamId: crew,
      ownerId,
      title,
      description: '',
      targetDate: '2027-06-30',
      isCompanyGoal: false,
    })
    const [own, other] = [of(harbor.people['lena']!, 'Dry dock'), of(harbor.people['theo']!, 'New crane')]
    for (const goal of [own, other]) await run('maya', createGoal, goal)
    const step = { dueDate: '2027-05-01', ownerId: null }
    await run('maya', addMilestone, { ...step, id: newId(), goalId: own.id, title: 'Plans' })
    await run('maya', addMilestone, { ...step, id: newId(), goalId: other.id, title: 'Theo’s step' })
    const mine = { ...step, id: newId(), goalId: other.id, title: 'Permit', ownerId: harbor.people['lena']! }
    await run('maya', addMilestone, mine)
    const address = await made(lena, 'goals')
    const ofGoals = [
      ['20270501', 'Permit · New crane'],
      ['20270501', 'Plans · Dry dock'],
      ['20270630', 'Dry dock'],
    ]
    expect(sorted((await read(address)).text)).toEqual(ofGoals)
    expect((await read(address)).text).not.toContain('DTSTART:')
  })

  test('a calendar that has it already is told so, until something changes', async () => {
    const address = await made(lena, 'tasks')
    const tag = (await read(address)).headers.get('etag')!
    const again = await read(address, undefined, { 'if-none-match': `W/"other", ${tag}` })
    expect([again.status, again.text]).toEqual([304, ''])
    await task('lena', 'Another')
    expect((await read(address, undefined, { 'if-none-match': tag })).status).toBe(200)
  })

  test('each has an address of its own, and ends by itself', async () => {
    const [meetings, work, goals] = [await made(theo), await made(theo, 'tasks'), await made(theo, 'goals')]
    await post('/api/calendar/feed/revoke', theo, 'tasks')
    const statuses = [await statusOf(meetings), await statusOf(work, '198.51.100.60'), await statusOf(goals)]
    expect(statuses).toEqual([200, 404, 200])
  })

  test('tasks of a team that the person has left are gone, and nothing is read after the membership', async () => {
    const { harbor } = server
    const personId = await server.newcomer('ina@quay.example')
    const invitationId = newId()
    const invited = { email: 'ina@quay.example', level: 'member' as const, teamIds: [harbor.teams.crew] }
    await run('maya', invitePerson, { id: invitationId, ...invited })
    const account = { personId, email: 'ina@quay.example', fullName: 'Ina' }
    const args = { invitationId, auditId: newId(), membershipIds: [newId()], ...account }
    await server.services.node.run(harbor.id, null, joinCompany, args)
    await task('maya', 'Splice', { teamId: harbor.teams.crew, assigneeIds: [personId] })
    const address = await made(await server.signIn(personId), 'tasks')
    expect(days((await read(address)).text)).toEqual([['20270314', 'Splice · crew']])
    await run('maya', removeTeamMember, { teamId: harbor.teams.crew, personId })
    expect(days((await read(address)).text)).toEqual([])
    await run('maya', removePerson, { auditId: newId(), personId })
    expect(await statusOf(address, '198.51.100.61')).toBe(404)
  })
})

describe('the file of a team', () => {
  const file = (companyId: string, teamId: string, { cookie }: SignedIn) =>
    fetch(`${server.url}/api/calendar/files/${companyId}/${teamId}`, { headers: { cookie } })

  test('is for those who see the team: its members and whoever manages all', async () => {
    const { harbor, lantern } = server
    const maya = await server.signIn(harbor.people['maya']!)
    const ravi = await server.signIn(lantern.people['ravi']!)
    const { crew, leadership } = harbor.teams
    const statuses = await Promise.all(
      [
        file(harbor.id, crew, lena),
        file(harbor.id, crew, maya),
        file(harbor.id, leadership, lena),
        file(harbor.id, crew, ravi),
        file(lantern.id, crew, ravi),
      ].map(async (answer) => (await answer).status),
    )
    expect(statuses).toEqual([200, 200, 404, 404, 404])
    expect(summaries(await (await file(harbor.id, crew, maya)).text())).toEqual(['crew · Weekly Meeting'])
  })
})
