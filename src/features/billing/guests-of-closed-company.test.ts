import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { discussIssue } from '../issues/discussion/discussion.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { GuestBrowser } from '../meeting-room/guests/guests-harness.ts'
import { setGuestRights } from '../meeting-room/guests/guests.mutations.ts'
import { guestsOfMeeting } from '../meeting-room/guests/guests.queries.ts'
import type { NewLink } from '../meeting-room/guests/guests.requests.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { type Billed, billed } from './billing-harness.ts'
import { applyEntitlement, settleEntitlement } from './entitlement.server.ts'

let server: Billed
let omar: SignedIn

beforeAll(async () => {
  server = await billed()
  omar = await server.signIn(server.harbor.people['omar']!)
})
afterAll(() => server?.stop())

const does = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people['omar']!, mutation, args)

async function trialFor(days: number): Promise<void> {
  await settleEntitlement(server.services, server.harbor.id)
  const end = new Date(Date.now() + days * 86_400_000)
  await server.sql('update company_subscriptions set trial_end = $1', [end])
  await applyEntitlement(server.services, server.harbor.id)
}

test('when the trial ends during a meeting, its guests can follow it and write nothing; the next payment lets them again', async () => {
  await trialFor(1)
  const [meetingId, issueId, teamId] = [newId(), newId(), server.harbor.teams.crew]
  const started = { id: meetingId, participantId: newId(), transferId: newId(), teamId }
  await does(startMeeting, { ...started, meetingType: 'weekly' })
  await does(createIssue, { id: issueId, title: 'The crane is slow', issueType: 'short_term', teamId })
  const answer = await fetch(`${server.url}/api/guests/link`, {
    method: 'POST',
    headers: { cookie: omar.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: server.harbor.id, meetingId }),
  })
  const link = (await answer.json()) as NewLink
  const nadia = new GuestBrowser(server.url)
  expect((await nadia.join(link, 'Nadia')).status).toBe(200)
  const { people, id: companyId } = server.harbor
  const [guest] = await server.services.node.ask(companyId, people['lena']!, guestsOfMeeting, { meetingId })
  await does(setGuestRights, { meetingId, epoch: 1, guestId: guest!.id, mayVote: true, mayRate: true })
  await does(discussIssue, { meetingId, epoch: 1, issueId })
  const vote = (act: string) => nadia.post('vote', { issueId, act })
  expect((await vote('cast')).status).toBe(200)

  await trialFor(-1)
  const late = new GuestBrowser(server.url)
  const refused = [
    await vote('cast'),
    await vote('take-back'),
    await nadia.post('rating', { rating: 9 }),
    await late.join(link, 'Late'),
  ]
  for (const { status, text } of refused) {
    expect(status).toBe(403)
    expect(text).toContain('guest/company-closed')
    expect(text).not.toMatch(/billing|subscri/i)
  }
  expect(await nadia.follow()).toBe(200)
  await expect.poll(() => nadia.view).toMatchObject({ votes: { used: 1 }, rating: null })

  await trialFor(1)
  expect((await nadia.post('rating', { rating: 9 })).status).toBe(200)
  expect((await late.join(link, 'Late')).status).toBe(200)
  nadia.leave()
  await does(endMeeting, { id: newId(), meetingId })
})
