import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setOwnWords } from '../../companies/own-words/own-words.mutations.ts'
import { refused } from '../../../../tests/refused.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { clearLimit } from '../../accounts/rate-limits.server.ts'
import { createGoal } from '../../goals/goals.mutations.ts'
import { createHeadline } from '../../headlines/headlines.mutations.ts'
import { discussIssue, stopDiscussing } from '../../issues/discussion/discussion.mutations.ts'
import { writeNote } from '../../issues/discussion/notes.mutations.ts'
import { createIssue, updateIssue } from '../../issues/issues.mutations.ts'
import { commentOnIssue } from '../../issues/issue-comments.mutations.ts'
import { moveIssue } from '../../issues/moving/moving.mutations.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { takeOverScriber } from '../../meetings/scriber/scriber.mutations.ts'
import { goToSection, nextSection } from '../../meetings/timer/timer.mutations.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { voteTotals } from '../../voting/voting.queries.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { GuestBrowser, tokenOf } from './guests-harness.ts'
import { removeGuest, setGuestRights } from './guests.mutations.ts'
import { guestsOfMeeting } from './guests.queries.ts'
import type { NewLink } from './guests.requests.ts'

let server: Served
let omar: SignedIn, lena: SignedIn
let meetingId: string, issueId: string
let link: NewLink

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  omar = await server.signIn(server.harbor.people['omar']!)
  lena = await server.signIn(server.harbor.people['lena']!)
})
afterAll(() => server?.stop())

beforeEach(async () => {
  meetingId = await start()
  issueId = await raise('The crane is slow')
  link = await made(omar)
  return () => does('omar', endMeeting, { id: newId(), meetingId }).catch(() => {})
})

const does = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)

async function start(): Promise<string> {
  const id = newId()
  const ids = { id, participantId: newId(), transferId: newId() }
  await does('omar', startMeeting, { ...ids, teamId: server.harbor.teams.crew, meetingType: 'weekly' })
  return id
}

async function raise(title: string, teamId = server.harbor.teams.crew, by = 'omar'): Promise<string> {
  const id = newId()
  await does(by, createIssue, { id, title, issueType: 'short_term', teamId })
  return id
}

async function ask(path: string, by: SignedIn, meeting = meetingId, companyId = server.harbor.id) {
  const answer = await fetch(`${server.url}/api/guests/${path}`, {
    method: 'POST',
    headers: { cookie: by.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId, meetingId: meeting }),
  })
  return { status: answer.status, body: (await answer.json()) as NewLink }
}
const made = async (by: SignedIn) => (await ask('link', by)).body

/** Somebody who has opened the link and said their name. */
async function arrives(name = 'Nadia', address?: string): Promise<GuestBrowser> {
  const guest = new GuestBrowser(server.url, address)
  expect((await guest.join(link, name)).status).toBe(200)
  expect(await guest.follow()).toBe(200)
  await expect.poll(() => guest.view?.name).toBe(name)
  return guest
}

const guests = () =>
  server.services.node.ask(server.harbor.id, server.harbor.people['lena']!, guestsOfMeeting, { meetingId })
const idOf = async (name: string) => (await guests()).find((guest) => guest.name === name)!.id
const may = async (name: string, rights: { mayVote?: boolean; mayRate?: boolean }) =>
  does('omar', setGuestRights, { meetingId, epoch: 1, guestId: await idOf(name), ...rights })
const votesFor = (guest: GuestBrowser, issue = issueId) => guest.post('vote', { issueId: issue, act: 'cast' })
const ISSUES = 5
const goTo = (section: number) => does('omar', goToSection, { meetingId, epoch: 1, section })
async function discuss(id = issueId): Promise<void> {
  await goTo(ISSUES)
  await does('omar', discussIssue, { meetingId, epoch: 1, issueId: id })
}

describe('a guest', () => {
  test('follows the meeting: section, timer, notes, and the issue under discussion', async () => {
    const guest = await arrives()
    expect(guest.view).toMatchObject({
      meetingType: 'weekly',
      timer: { currentSection: 0, isPaused: false },
      issue: null,
      notes: '',
      votes: null,
      mayRate: false,
    })
    expect(guest.view!.sections[0]).toEqual({ section: 'Segue', minutes: 5 })
    await does('omar', nextSection, { meetingId, epoch: 1 })
    await expect.poll(() => guest.view!.timer.currentSection).toBe(1)
    const note = { meetingId, issueId: null, from: '' }
    await does('omar', writeNote, { ...note, kind: 'meeting', to: 'We meet on the quay' })
    await expect.poll(() => guest.view!.notes).toBe('We meet on the quay')
    await discuss()
    await does('omar', writeNote, { ...note, kind: 'cause', issueId, to: 'Old ropes' })
    await expect
      .poll(() => guest.view!.issue)
      .toMatchObject({ title: 'The crane is slow', cause: 'Old ropes' })
    await does('omar', stopDiscussing, { meetingId, epoch: 1 })
    await expect.poll(() => guest.view!.issue).toBeNull()
  })

  test('leaves the issue behind, as everybody does, where the meeting goes on', async () => {
    const guest = await arrives()
    expect(guest.view!.isAtIssues).toBe(false)
    await discuss()
    await expect.poll(() => guest.view!.issue?.title).toBe('The crane is slow')
    await goTo(ISSUES + 1)
    await expect.poll(() => guest.view!.issue).toBeNull()
    expect(guest.view!.isAtIssues).toBe(false)
    await goTo(ISSUES)
    await expect.poll(() => guest.view!.issue?.title).toBe('The crane is slow')
  })

  test('no longer sees an issue that goes to another team while it is discussed', async () => {
    const guest = await arrives()
    await discuss()
    await expect.poll(() => guest.view!.issue?.title).toBe('The crane is slow')
    await does('omar', moveIssue, { id: issueId, teamId: server.harbor.teams.leadership, copyId: newId() })
    await expect.poll(() => guest.view!.issue).toBeNull()
  })

  test('is told nothing when nothing of theirs has changed', async () => {
    const guest = await arrives()
    const { views } = guest
    await raise('Something else')
    await does('omar', nextSection, { meetingId, epoch: 1 })
    await expect.poll(() => guest.view!.timer.currentSection).toBe(1)
    expect(guest.views).toBe(views + 1)
  })

  test('comes back with the same key after the line was lost', async () => {
    const guest = await arrives()
    guest.leave()
    await expect.poll(() => guest.isOpen).toBe(false)
    expect(await guest.follow()).toBe(200)
    await expect.poll(() => guest.views).toBe(2)
    expect(await guests()).toHaveLength(1)
  })

  test('stays when the link is closed, reads the company’s words, and nobody else comes in by it', async () => {
    const guest = await arrives()
    await ask('link/close', omar)
    await does('maya', setOwnWords, { issue: { one: 'Opportunity', many: 'Opportunities' } })
    expect(JSON.parse((await guest.post('open', { token: tokenOf(link.address) })).text)).toEqual({
      joined: true,
      ownWords: { issue: { one: 'Opportunity', many: 'Opportunities' } },
    })
    await does('maya', setOwnWords, { issue: null })
    expect((await new GuestBrowser(server.url).join(link, 'Late')).status).toBe(404)
  })

  test('is gone with the meeting', async () => {
    const guest = await arrives()
    await does('omar', endMeeting, { id: newId(), meetingId })
    await expect.poll(() => guest.over).toBe('ended')
    await expect.poll(() => guest.isOpen).toBe(false)
    expect(await guest.follow()).toBe(200)
    await expect.poll(() => guest.isOpen).toBe(false)
    expect(guest.view!.timer.endedAt).toBeNull()
    expect((await new GuestBrowser(server.url).join(link, 'Late')).status).toBe(404)
  })
})

describe('votes and ratings of guests', () => {
  test('are given and taken by the scriber', async () => {
    const guest = await arrives()
    await discuss()
    expect((await votesFor(guest)).status).toBe(403)
    expect((await guest.post('rating', { rating: 9 })).status).toBe(403)
    await may('Nadia', { mayVote: true, mayRate: true })
    await expect
      .poll(() => guest.view)
      .toMatchObject({ votes: { limit: 5, used: 0, here: 0 }, mayRate: true })
    expect((await votesFor(guest)).status).toBe(200)
    expect((await guest.post('rating', { rating: 9 })).status).toBe(200)
    await expect.poll(() => guest.view).toMatchObject({ votes: { used: 1, here: 1 }, rating: 9 })
    await may('Nadia', { mayVote: false })
    await expect.poll(() => guest.view!.votes).toBeNull()
    expect((await votesFor(guest)).status).toBe(403)
  })

  test('never exceed the limit, whatever comes at once', async () => {
    const guest = await arrives()
    await discuss()
    await may('Nadia', { mayVote: true })
    const statuses = await Promise.all(Array.from({ length: 9 }, () => votesFor(guest)))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await guest.post('vote', { issueId, act: 'take-back' })).status).toBe(200)
    await expect.poll(() => guest.view!.votes).toEqual({ limit: 5, used: 4, here: 4 })
  })
})

describe('a guest who was removed', () => {
  test('is cut at once, and the key lets nobody in again', async () => {
    const guest = await arrives()
    await discuss()
    await may('Nadia', { mayVote: true, mayRate: true })
    await does('omar', removeGuest, { meetingId, epoch: 1, guestId: await idOf('Nadia') })
    await expect.poll(() => guest.over).toBe('removed')
    await expect.poll(() => guest.isOpen).toBe(false)
    const { views } = guest
    expect(await guest.follow()).toBe(200)
    await expect.poll(() => guest.isOpen).toBe(false)
    expect(guest.views).toBe(views)
    expect((await votesFor(guest)).status).toBe(404)
    expect((await guest.post('rating', { rating: 1 })).status).toBe(404)
    expect(JSON.parse((await guest.post('open', { token: tokenOf(link.address) })).text)).toMatchObject({
      joined: false,
    })
  })
})

describe('attacks', () => {
  test('a link that is none, or not any more, is found out, and trying more is refused', async () => {
    const address = '198.51.100.20'
    const stranger = new GuestBrowser(server.url, address)
    const wrong = [
      'x',
      'A'.repeat(64),
      // The company of the real one, with another secret.
      tokenOf(link.address).slice(0, 22) + 'A'.repeat(42),
    ]
    for (const token of wrong) expect((await stranger.post('open', { token })).status).toBe(404)
    for (const token of wrong) expect((await stranger.post('join', { token, name: 'Eve' })).status).toBe(404)
    const statuses = []
    for (let attempt = 0; attempt < 16; attempt++)
      statuses.push((await stranger.post('open', { token: wrong[1] })).status)
    expect(statuses.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 404))
    expect(statuses.slice(14)).toEqual([429, 429])
    // Whoever has the link is not kept out by those who guess.
    expect((await stranger.join(link, 'Nadia')).status).toBe(200)
  })

  test('a new link ends the one before', async () => {
    const before = link
    link = await made(omar)
    expect((await new GuestBrowser(server.url, '198.51.100.21').join(before, 'Eve')).status).toBe(404)
    expect((await new GuestBrowser(server.url, '198.51.100.21').join(link, 'Nadia')).status).toBe(200)
  })

  test('without a key, or with one of somebody’s own making, nothing is told or done', async () => {
    const stranger = new GuestBrowser(server.url)
    for (const key of ['', 'A'.repeat(64), tokenOf(link.address)]) {
      stranger.cookie = key && `quarterdeck-guest=${key}`
      expect(await stranger.follow()).toBe(404)
      expect((await votesFor(stranger)).status).toBe(404)
      expect((await stranger.post('rating', { rating: 9 })).status).toBe(404)
    }
  })

  test('a vote goes to no issue but the one under discussion', async () => {
    const guest = await arrives()
    await may('Nadia', { mayVote: true })
    await expect.poll(() => guest.view!.votes).toMatchObject({ used: 0 })
    const others = [
      issueId,
      await raise('Another one'),
      await raise('Of the board', server.harbor.teams.leadership),
      newId(),
    ]
    for (const id of others) expect((await votesFor(guest, id)).status).toBe(404)
    const counted = server.services.node.ask(server.harbor.id, server.harbor.people['lena']!, voteTotals, {
      teamId: server.harbor.teams.crew,
      meetingId,
    })
    expect((await counted).perIssue).toEqual({})
  })

  test('a name is short, and passes for nothing else', async () => {
    const guest = new GuestBrowser(server.url)
    for (const name of ['', '  ', 'x'.repeat(61), 'www.example.com', 'a‮b'])
      expect((await guest.join(link, name)).status).toBe(400)
    expect(await guests()).toEqual([])
  })

  test('only the scriber makes, sees and closes the link, and only of a running meeting', async () => {
    const ravi = await server.signIn(server.lantern.people['ravi']!)
    expect((await ask('link', lena)).status).toBe(403)
    expect((await ask('link/close', lena)).status).toBe(403)
    expect((await ask('link', ravi)).status).toBe(404)
    expect((await ask('link', ravi, meetingId, server.lantern.id)).status).toBe(404)
    await does('omar', endMeeting, { id: newId(), meetingId })
    expect((await ask('link', omar)).status).toBe(404)
  })

  test('only the scriber gives rights and removes, and nobody of another meeting', async () => {
    await arrives()
    const guestId = await idOf('Nadia')
    await does('lena', joinMeeting, { id: newId(), meetingId })
    const rights = { meetingId, guestId, mayVote: true }
    await expect(does('lena', setGuestRights, { ...rights, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
    await expect(does('lena', removeGuest, { meetingId, guestId, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
    await does('lena', takeOverScriber, { id: newId(), meetingId, epoch: 1 })
    await expect(does('omar', setGuestRights, { ...rights, epoch: 1 })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
    await does('lena', setGuestRights, { ...rights, epoch: 2 })
    await does('omar', endMeeting, { id: newId(), meetingId })
    const next = await start()
    meetingId = next
    await expect(does('omar', removeGuest, { meetingId: next, guestId, epoch: 1 })).rejects.toMatchObject(
      refused('guest/gone'),
    )
  })

  test('one network address joins and one scriber makes links only so often', async () => {
    const statuses = []
    for (let number = 0; number < 61; number++)
      statuses.push((await new GuestBrowser(server.url, '192.0.2.30').join(link, `Guest ${number}`)).status)
    expect(statuses.slice(49)).toEqual([200, ...Array.from({ length: 10 }, () => 409), 429])
    const { pool } = server.services
    const made = []
    for (let number = 0; number < 61; number++) made.push((await ask('link', omar)).status)
    expect([made[0], made.at(-1)]).toEqual([200, 429])
    await clearLimit(pool, `guest-links:${omar.userId}`)
  })

  test('of thousands who join, a meeting takes fifty, and asks the others to wait', async () => {
    const statuses = new Map<number, number>()
    for (let start = 0; start < 2_000; start += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          new GuestBrowser(server.url, `198.51.${100 + (start % 7)}.${index % 250}`).join(
            link,
            `Guest ${index}`,
          ),
        ),
      )
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(200)).toBe(50)
    expect(statuses.get(409)).toBe(50)
    expect(statuses.get(429)).toBe(1_900)
    expect(await guests()).toHaveLength(50)
  }, 120_000)
})

test('no byte that a guest ever receives tells of anything else', async () => {
  const { crew, leadership } = server.harbor.teams
  const { omar: omarId } = server.harbor.people
  const canary = (of: string) => `CANARY-${of}`
  const of = { teamId: crew, ownerId: omarId!, description: canary('description') }
  await does('omar', createMetric, {
    ...of,
    id: newId(),
    name: canary('metric'),
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  await does('omar', createGoal, {
    ...of,
    id: newId(),
    title: canary('goal'),
    isCompanyGoal: false,
    targetDate: '2026-12-31',
  })
  await does('omar', createTask, {
    id: newId(),
    title: canary('task'),
    taskType: 'team',
    teamId: crew,
    dueDate: '2026-12-31',
  })
  await does('omar', createHeadline, { id: newId(), title: canary('headline'), teamId: crew, meetingId })
  const other = await raise(canary('other-issue'))
  await raise(canary('board-issue'), leadership)
  await does('omar', updateIssue, { id: issueId, description: canary('issue-description') })
  const said = { id: newId(), subjectId: issueId, week: null, mentionedIds: [] }
  await does('omar', commentOnIssue, { ...said, text: canary('comment') })
  await does('omar', writeNote, {
    meetingId,
    kind: 'personal',
    issueId: null,
    from: '',
    to: canary('personal-note'),
  })

  const guest = await arrives()
  const later = await arrives('Piet')
  await does('lena', joinMeeting, { id: newId(), meetingId })
  await discuss()
  await may('Nadia', { mayVote: true, mayRate: true })
  await expect.poll(() => guest.view!.votes).not.toBeNull()
  await votesFor(guest)
  await votesFor(guest, other)
  await guest.post('rating', { rating: 7 })
  await does('lena', castVote, { id: newId(), issueId: other, meetingId })
  await does('omar', writeNote, { meetingId, kind: 'cause', issueId, from: '', to: 'Shared words' })
  await does('omar', createTask, {
    id: newId(),
    title: canary('late-task'),
    taskType: 'team',
    teamId: crew,
    dueDate: '2026-12-31',
    sourceIssueId: issueId,
  })
  for (const each of [guest, later]) await expect.poll(() => each.view!.issue?.cause).toBe('Shared words')
  await guest.post('open', { token: 'wrong' })
  await does('omar', endMeeting, { id: newId(), meetingId })
  for (const each of [guest, later]) {
    await expect.poll(() => each.over).toBe('ended')
    const bytes = each.bytes.toLowerCase()
    expect(bytes).toContain('shared words')
    expect(bytes).not.toContain('canary')
    expect(bytes).not.toContain('@')
    expect(bytes).not.toMatch(/crew|leadership|harbor/)
    for (const name of ['omar', 'lena', 'maya', 'theo']) expect(bytes).not.toContain(name)
    // No id of anybody or anything but that of the issue under discussion.
    const ids = new Set(bytes.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))
    expect([...ids]).toEqual([issueId])
  }
  expect(later.bytes).not.toContain('Nadia')
})
