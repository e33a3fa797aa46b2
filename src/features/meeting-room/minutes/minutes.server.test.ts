import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../../tests/mail-server.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { loadConfig } from '../../../server/config.ts'
import { makeOrigins } from '../../../server/http/origins.ts'
import { type RunningJobs, startJobs } from '../../../server/jobs.ts'
import { createMailer } from '../../../server/mail/mail.ts'
import { makeSeals } from '../../../server/seals.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { rateMeeting } from '../conclude/ratings.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { setOwnWords } from '../../companies/own-words/own-words.mutations.ts'
import { meetingRoomServer } from '../meeting-room.server.ts'
import { resultOfMeeting } from '../results/results.queries.ts'
import { queueLeftMinutes } from './minutes-jobs.server.ts'
import { sendMinutes } from './minutes.mutations.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player
let mails: MailServer
let jobs: RunningJobs
let meetingId: string

beforeAll(async () => {
  mails = await startMailServer()
  const database = await testDatabase()
  const afterCommit = meetingRoomServer.effects!({ pool: database.app } as Services)
  stage = await cast({ afterCommit }, database)
  ;({ maya, omar, lena, theo } = stage.harbor)
  const config = loadConfig({})
  const mailer = createMailer({
    pool: stage.pool,
    smtpUrl: mails.url,
    from: 'Quarterdeck <no-reply@harbor.example>',
  })
  const origins = makeOrigins(config, () => 3000)
  const seals = makeSeals(['the-key-of-this-test'])
  const services = {
    config,
    pool: stage.pool,
    node: stage.node,
    mailer,
    origins,
    seals,
  } as Partial<Services> as Services
  jobs = await startJobs(stage.pool, meetingRoomServer.work!(services), () => undefined)
})

afterAll(async () => {
  await jobs.stop()
  await stage.stop()
  await mails.stop()
})

const addresses = () => mails.received.flatMap(({ to }) => to).toSorted()
const participants = async () => (await maya.asks(resultOfMeeting, { meetingId }))!.participants
const idOf = async (person: Player) =>
  (await participants()).find(({ personId }) => personId === person.id)!.id
/** Not through the person's browser, whose rows change under it as the mails leave. */
const ask = (person: Player, participantIds: string[]) =>
  stage.node.run(person.companyId, person.id, sendMinutes, { meetingId, participantIds })
const sent = async () => (await participants()).filter(({ minutesSentAt }) => minutesSentAt !== null).length

/** A meeting of Omar, Lena and Theo that solved an issue. */
beforeEach(async () => {
  mails.received.length = 0
  // Otherwise browsers would hear of the last mails a moment later.
  ;(await stage.node.company(stage.harbor.companyId))!.hub.flush()
  meetingId = newId()
  const teamId = stage.harbor.teams.crew
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  for (const person of [lena, theo]) await person.does(joinMeeting, { id: newId(), meetingId })
  const issueId = newId()
  await lena.does(createIssue, { id: issueId, title: 'The <dock> leaks', issueType: 'short_term', teamId })
  await lena.does(createTask, {
    id: newId(),
    title: 'Call the plumber',
    taskType: 'team',
    teamId,
    dueDate: '2026-12-01',
    sourceIssueId: issueId,
    meetingId,
  })
  await lena.does(resolveIssue, { id: issueId })
  await omar.does(rateMeeting, { id: newId(), meetingId, rating: 9, note: null })
  await lena.does(rateMeeting, { id: newId(), meetingId, rating: 7, note: 'Start on time' })
  await omar.does(endMeeting, { id: newId(), meetingId })
})

test('everybody who was there gets one mail, as a page and as text', async () => {
  await ask(
    lena,
    (await participants()).map(({ id }) => id),
  )
  await expect.poll(sent, { timeout: 20_000 }).toBe(3)
  expect(addresses()).toEqual(['lena@harbor.example', 'omar@harbor.example', 'theo@harbor.example'])
  const { mail } = mails.received.find(({ to }) => to.includes('omar@harbor.example'))!
  expect(mail.subject).toMatch(/^Minutes: Crew · Weekly Meeting, \w{3} \d+, \d{4}$/)
  for (const words of [
    'Lena had the minutes sent',
    'Call the plumber',
    '8.0 healthy',
    'For a 10: Start on time',
  ])
    expect(mail.text).toContain(words)
  expect(mail.text).toContain('1. The <dock> leaks')
  expect(mail.html).toContain('1. The &lt;dock&gt; leaks')
  expect(mail.html).toContain(`/meetings#${stage.harbor.teams.crew}/${meetingId}`)
  expect(mail.text).not.toContain('omar@harbor.example')
})

test('they call the meeting what the company calls it', async () => {
  await maya.does(setOwnWords, { weeklyMeeting: { one: 'Level 10', many: 'Level 10s' } })
  await ask(omar, [await idOf(omar)])
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  expect(mails.received[0]!.mail.subject).toMatch(/^Minutes: Crew · Level 10, /)
  await maya.does(setOwnWords, { weeklyMeeting: null })
})

test('nobody gets a second one, whoever asks', async () => {
  const everybody = (await participants()).map(({ id }) => id)
  await ask(omar, everybody)
  const again = refused('minutes/sent-already', 'Minutes not mailed')
  await expect(ask(lena, everybody)).rejects.toMatchObject(again)
  await expect.poll(sent, { timeout: 20_000 }).toBe(3)
  await expect(ask(lena, everybody)).rejects.toMatchObject(again)
  expect(addresses()).toHaveLength(3)
})

test('a viewer has them mailed to themselves, and to nobody else', async () => {
  await expect(ask(theo, [await idOf(theo), await idOf(lena)])).rejects.toMatchObject(
    refused('minutes/not-yours-to-mail'),
  )
  await ask(theo, [await idOf(theo)])
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  expect(addresses()).toEqual(['theo@harbor.example'])
  expect(mails.received[0]!.mail.text).not.toContain('had the minutes sent')
})

test('another company finds neither the meeting nor its participants', async () => {
  await expect(ask(stage.lantern.ravi, [await idOf(omar)])).rejects.toMatchObject(refused('access/not-found'))
})

test('participants of another meeting are not mailed by naming this one', async () => {
  const former = await idOf(lena)
  const teamId = stage.harbor.teams.crew
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  await expect(ask(omar, [former])).rejects.toMatchObject(refused('meeting/not-found'))
  await omar.does(endMeeting, { id: newId(), meetingId })
  await expect(ask(omar, [former])).rejects.toMatchObject(refused('access/not-found'))
})

test('who has left the team since gets nothing', async () => {
  const { crew } = stage.harbor.teams
  await maya.does(removeTeamMember, { teamId: crew, personId: theo.id })
  await ask(
    omar,
    (await participants()).map(({ id }) => id),
  )
  await expect.poll(sent, { timeout: 20_000 }).toBe(2)
  expect(addresses()).toEqual(['lena@harbor.example', 'omar@harbor.example'])
  ;(await stage.node.company(stage.harbor.companyId))!.hub.flush()
  await maya.does(addTeamMember, { id: newId(), teamId: crew, personId: theo.id })
})

test('what a node left undone that ended at once is mailed after ten minutes, once', async () => {
  const ended = makeNode(stage.pool)
  await ended.start()
  const participantIds = (await participants()).map(({ id }) => id)
  await ended.run(omar.companyId, omar.id, sendMinutes, { meetingId, participantIds })
  await ended.stop()
  const place = { node: stage.node, pool: stage.pool, log: stage.node.options.log as Services['log'] }
  const queued = async () =>
    (await stage.pool.query("select from graphile_worker.jobs where task_identifier = 'minutes-mail'"))
      .rowCount
  await queueLeftMinutes(place, Date.now())
  expect(await queued()).toBe(0)
  const later = Date.now() + 11 * 60_000
  await Promise.all([queueLeftMinutes(place, later), queueLeftMinutes(place, later)])
  await expect.poll(sent, { timeout: 20_000 }).toBe(3)
  await queueLeftMinutes(place, later)
  expect(await queued()).toBe(0)
  // Theo could not be sent those of the meeting before, since he was not on the team.
  const ofThis = mails.received.filter(({ mail }) => String(mail.html).includes(meetingId))
  expect(ofThis.flatMap(({ to }) => to).toSorted()).toEqual([
    'lena@harbor.example',
    'omar@harbor.example',
    'theo@harbor.example',
  ])
})

test('an address gets twenty a day; what is more waits', async () => {
  await stage.pool.query("update rate_limits set tries = 20 where bucket like 'minutes:%'")
  await ask(omar, [await idOf(omar)])
  const waiting = "select from graphile_worker.jobs where task_identifier = 'minutes-mail' and run_at > now()"
  await expect.poll(async () => (await stage.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
  expect(addresses()).toEqual([])
  await stage.pool.query("delete from rate_limits where bucket like 'minutes%'")
  await stage.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  expect(addresses()).toEqual(['omar@harbor.example'])
})

test('a mail that the mail server refuses at first is sent again', async () => {
  mails.refusals = 1
  await ask(omar, [await idOf(omar)])
  await expect.poll(() => mails.refusals).toBe(0)
  await stage.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
  expect(addresses()).toEqual(['omar@harbor.example'])
})
