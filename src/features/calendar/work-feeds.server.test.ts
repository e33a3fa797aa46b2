import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../sync/id.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { joinCompany } from '../invitations/joining.mutations.ts'
import { removePerson } from '../people/people.mutations.ts'
import { removeTeamMember } from '../people/team-members.mutations.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { addMilestone } from '../goals/milestones/milestones.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { setTaskStatus } from '../tasks/task-acts.mutations.ts'
import { type Calendars, type Name, read, startCalendars, statusOf } from './calendar-harness.ts'

let calendars: Calendars
let server: Calendars['server']
let lena: Calendars['lena']
let theo: Calendars['theo']
let run: Calendars['run']
let post: Calendars['post']
let made: Calendars['made']

beforeAll(async () => {
  calendars = await startCalendars()
  ;({ server, lena, theo, run, post, made } = calendars)
})
afterAll(() => calendars?.server.stop())

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
  const task = (by: Name, title: string, more: { teamId?: string; assigneeIds?: string[] } = {}) => {
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
