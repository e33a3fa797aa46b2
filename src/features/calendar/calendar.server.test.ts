import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOwnWords } from '../companies/own-words/own-words.mutations.ts'
import type { SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { addDays } from '../time/calendar.rules.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import { moveMeeting } from '../meetings/schedule/schedules.mutations.ts'
import { type Calendars, read, startCalendars, summaries } from './calendar-harness.ts'

let calendars: Calendars
let server: Calendars['server']
let lena: Calendars['lena']
let theo: Calendars['theo']
let run: Calendars['run']
let made: Calendars['made']

beforeAll(async () => {
  calendars = await startCalendars()
  ;({ server, lena, theo, run, made } = calendars)
})
afterAll(() => calendars?.server.stop())

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
