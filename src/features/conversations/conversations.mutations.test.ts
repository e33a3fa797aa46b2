import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { haveHeard } from '../../../tests/heard.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import type { AfterCommit } from '../../sync/server/after-commit.ts'
import { setPermission } from '../people/people.mutations.ts'
import { addPlanItems } from '../strategy/plan-items.mutations.ts'
import { sharePlan } from '../strategy/strategy.mutations.ts'
import { noteFit } from '../fit/fit.mutations.ts'
import { seatsAdded, startedBy } from '../org-chart/org-chart-harness.ts'
import { addHolder } from '../org-chart/seats/holders.mutations.ts'
import { startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { forgetConversations } from './mirror.mutations.ts'
import * as acts from './conversations.mutations.ts'
import { conversationsAbout, conversationsOfOthers, myConversations } from './conversations.queries.ts'
import { conversationNotes, conversations, conversationSides } from './conversations.table.ts'
import { mirrorChanged, mirrorWhatIsLeft } from './mirrors.server.ts'

let scene: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  scene = await cast()
  harbor = scene.harbor
})
afterAll(() => scene.stop())

/** What the job does each minute; a server that was killed after each commit leaves everything to it. */
async function aMinuteLater(): Promise<void> {
  await mirrorWhatIsLeft(scene, harbor.companyId)
  await haveHeard(everybody())
}

const everybody = () => [harbor.maya, harbor.omar, harbor.lena, harbor.theo]

/** Omar plans a conversation with Lena, and both have their sides. */
async function planned(kind: 'quarterly' | 'talk_only' = 'quarterly'): Promise<string> {
  const { omar, lena } = harbor
  const id = newId()
  const people = [{ id, reportId: lena.id }]
  await omar.does(acts.planConversations, { people, title: 'This quarter', kind, dueOn: '2026-12-10' })
  await aMinuteLater()
  return id
}

const sideOf = (who: Player, conversationId: string) =>
  who.holds(conversationSides).find((side) => side.conversationId === conversationId)!

const answers = (who: Player, id: string, key: string, answer: string) =>
  who.does(acts.answerConversation, { sideId: sideOf(who, id).id, key, answer })

const submits = (who: Player, id: string) => who.does(acts.submitConversation, { sideId: sideOf(who, id).id })

const starts = (who: Player, id: string) => who.does(acts.startTalk, { sideId: sideOf(who, id).id })

/** Everything that this browser holds of conversations, as one text to search. */
const heldBy = (who: Player): string =>
  JSON.stringify([who.holds(conversations), who.holds(conversationSides), who.holds(conversationNotes)])

test('two talk: what each wrote reaches the other with the talk, and nobody else ever', async () => {
  const { maya, omar, lena, theo } = harbor
  const id = await planned()
  await answers(lena, id, 'working', 'SECRET OF LENA')
  await answers(omar, id, 'not-working', 'SECRET OF OMAR')
  await aMinuteLater()
  expect(sideOf(omar, id).state).toBe('preparing')
  await submits(lena, id)
  await aMinuteLater()
  expect(sideOf(omar, id).otherSubmittedAt).not.toBeNull()
  await expect(starts(lena, id)).rejects.toMatchObject({
    text: { code: 'conversation/start-early', detail: 'Both of you submit first. Omar is still writing.' },
  })
  await submits(omar, id)
  await aMinuteLater()
  expect(sideOf(lena, id).state).toBe('ready')
  // Nothing of the other side is in either browser before they talk.
  expect(heldBy(omar)).not.toContain('SECRET OF LENA')
  expect(heldBy(lena)).not.toContain('SECRET OF OMAR')

  await starts(lena, id)
  await starts(omar, id)
  await aMinuteLater()
  expect(sideOf(omar, id)).toMatchObject({ state: 'talking', otherAnswers: { working: 'SECRET OF LENA' } })
  expect(sideOf(lena, id)).toMatchObject({
    state: 'talking',
    otherAnswers: { 'not-working': 'SECRET OF OMAR' },
  })
  expect(sideOf(omar, id).startedAt).toBe(sideOf(lena, id).startedAt)

  await lena.does(acts.noteInTalk, { id: newId(), sideId: sideOf(lena, id).id, text: 'NOTE OF LENA' })
  await aMinuteLater()
  expect(omar.holds(conversationNotes).map(({ text }) => text)).toEqual(['NOTE OF LENA'])
  await expect(answers(omar, id, 'need', 'More')).rejects.toMatchObject(refused('conversation/talking'))
  for (const who of [lena, omar]) await who.does(acts.agreeOnTalk, { sideId: sideOf(who, id).id })
  await aMinuteLater()
  expect([sideOf(lena, id).state, sideOf(omar, id).state]).toEqual(['closed', 'closed'])

  for (const who of [maya, theo, scene.lantern.ravi]) {
    expect(heldBy(who)).not.toMatch(/SECRET|NOTE OF/)
    expect(who.holds(conversationSides)).toEqual([])
  }
  // A director sees that it was held, a member not even that.
  expect(await maya.asks(conversationsOfOthers, {})).toMatchObject([
    { manager: 'Omar', report: 'Lena', conversation: { state: 'closed' } },
  ])
  expect(theo.holds(conversations)).toEqual([])
  // In the panel of a person only those who talk can open it.
  const about = (who: Player) => who.asks(conversationsAbout, { personId: lena.id })
  expect(await about(maya)).toMatchObject([
    { manager: 'Omar', isOwn: false, conversation: { state: 'closed' } },
  ])
  expect(await about(omar)).toMatchObject([{ isOwn: true }])
  await expect(about(lena)).rejects.toMatchObject(refused('access/denied'))
})

test('a form that is taken back as the other starts is not read', async () => {
  const { omar, lena } = harbor
  const id = await planned()
  for (const who of [omar, lena]) {
    await answers(who, id, 'need', `NEED OF ${who === lena ? 'LENA' : 'OMAR'}`)
    await submits(who, id)
    await aMinuteLater()
  }
  await starts(omar, id)
  await lena.does(acts.editConversationAgain, { sideId: sideOf(lena, id).id })
  await aMinuteLater()
  expect(sideOf(omar, id)).toMatchObject({ state: 'preparing', otherAnswers: null, startAskedAt: null })
  expect(heldBy(omar)).not.toContain('NEED OF LENA')
})

test('a submitted form stays as it is until it is taken back', async () => {
  const { lena } = harbor
  const id = await planned()
  await submits(lena, id)
  await expect(answers(lena, id, 'need', 'Sleep')).rejects.toMatchObject(refused('conversation/submitted'))
  await lena.does(acts.editConversationAgain, { sideId: sideOf(lena, id).id })
  await answers(lena, id, 'need', 'Sleep')
})

test('only the planner cancels or moves, and each keeps what they wrote themselves', async () => {
  const { maya, omar, lena } = harbor
  const id = await planned()
  await answers(lena, id, 'need', 'Sleep')
  for (const act of [acts.cancelConversation, acts.holdConversation])
    await expect(maya.does(act, { conversationId: id })).rejects.toMatchObject(
      refused('conversation/planner-only', 'Access Denied'),
    )
  await omar.does(acts.moveConversation, { conversationId: id, dueOn: '2027-01-12' })
  await aMinuteLater()
  expect(sideOf(lena, id)).toMatchObject({ dueOn: '2027-01-12', quarter: '2027-01-01' })
  await omar.does(acts.cancelConversation, { conversationId: id })
  await aMinuteLater()
  expect(sideOf(lena, id)).toMatchObject({
    state: 'cancelled',
    answers: { need: 'Sleep' },
    otherAnswers: null,
  })
  await expect(submits(lena, id)).rejects.toMatchObject(refused('conversation/over'))
})

test('of a mere talk nothing is kept but the day', async () => {
  const { omar, lena } = harbor
  const id = await planned('talk_only')
  await expect(answers(lena, id, 'need', 'Sleep')).rejects.toMatchObject(refused('conversation/no-form'))
  await omar.does(acts.holdConversation, { conversationId: id })
  await aMinuteLater()
  expect(sideOf(lena, id).state).toBe('closed')
  expect(sideOf(lena, id).heldOn).not.toBeNull()
})

test('managers plan with those ranked below them, members with nobody', async () => {
  const { maya, omar, lena, theo } = harbor
  const plan = (who: Player, whom: Player) =>
    who.does(acts.planConversations, {
      people: [{ id: newId(), reportId: whom.id }],
      title: 'This quarter',
      kind: 'annual',
      dueOn: '2026-12-10',
    })
  for (const [who, whom] of [
    [omar, maya],
    [omar, omar],
    [maya, maya],
  ] as const)
    await expect(plan(who, whom)).rejects.toMatchObject(
      refused('conversation/not-yours-to-plan', 'Access Denied'),
    )
  await expect(plan(lena, theo)).rejects.toMatchObject(refused('access/denied'))
})

test('the values come with the form only if the company’s plan is shared with everybody', async () => {
  const { maya, lena, teams } = harbor
  const planId = newId()
  const items = [{ id: newId(), title: 'Calm' }]
  await maya.does(addPlanItems, { teamId: teams.leadership, planId, list: 'values', items })
  expect(sideOf(lena, await planned()).companyValues).toEqual([])
  await maya.does(sharePlan, { planId, audience: 'company' })
  expect(sideOf(lena, await planned()).companyValues).toMatchObject([{ title: 'Calm' }])
})

test('a stranger writes into nobody’s form', async () => {
  const { maya, omar, lena } = harbor
  const id = await planned()
  const theirs = { sideId: sideOf(lena, id).id, key: 'need', answer: 'x' }
  for (const who of [maya, omar])
    await expect(who.does(acts.answerConversation, theirs)).rejects.toMatchObject(refused('access/not-found'))
})

test('who is a manager no more keeps their own side, and hears of no others', async () => {
  const { maya, omar } = harbor
  const level = (to: 'member' | 'manager') =>
    maya.does(setPermission, { auditId: newId(), personId: omar.id, level: to })
  await level('member')
  expect(omar.holds(conversations)).toEqual([])
  expect((await omar.asks(myConversations, {})).length).toBeGreaterThan(0)
  await level('manager')
})

test('on a living server both have their sides at once', async () => {
  const place: { scene?: Cast } = {}
  const afterCommit: AfterCommit[] = [
    {
      mutation: acts.planConversations.name,
      handle: (committed) => mirrorChanged(place.scene!, committed),
    },
  ]
  const other = await cast({ afterCommit })
  place.scene = other
  const { companyId, omar, lena } = other.harbor
  await omar.did(acts.planConversations, {
    people: [{ id: newId(), reportId: lena.id }],
    title: 'This quarter',
    kind: 'quarterly',
    dueOn: '2026-12-10',
  })
  await expect
    .poll(async () => (await other.node.ask(companyId, lena.id, myConversations, {})).length)
    .toBe(1)
  await other.stop()
})

/** Both have written, submitted and started. */
async function talking(): Promise<string> {
  const { omar, lena } = harbor
  const id = await planned()
  for (const who of [omar, lena]) {
    await answers(who, id, 'need', `NEED OF ${who === lena ? 'LENA' : 'OMAR'}`)
    await submits(who, id)
  }
  await aMinuteLater()
  await starts(omar, id)
  await aMinuteLater()
  return id
}

test('moved to a day long past, a conversation keeps what both have written', async () => {
  const { omar, lena } = harbor
  const id = await talking()
  await omar.does(acts.moveConversation, { conversationId: id, dueOn: '2001-02-03' })
  await aMinuteLater()
  expect(sideOf(lena, id)).toMatchObject({ dueOn: '2001-02-03', answers: { need: 'NEED OF LENA' } })
  await omar.does(acts.moveConversation, { conversationId: id, dueOn: '2026-12-11' })
  await aMinuteLater()
  expect(sideOf(omar, id)).toMatchObject({
    dueOn: '2026-12-11',
    answers: { need: 'NEED OF OMAR' },
    otherAnswers: { need: 'NEED OF LENA' },
  })
})

test('cancelled, each keeps only what they wrote themselves', async () => {
  const { omar, lena } = harbor
  const id = await talking()
  await lena.does(acts.noteInTalk, {
    id: newId(),
    sideId: sideOf(lena, id).id,
    text: 'NOTE IN A CANCELLED TALK',
  })
  await aMinuteLater()
  expect(heldBy(omar)).toContain('NOTE IN A CANCELLED TALK')
  await omar.does(acts.cancelConversation, { conversationId: id })
  await aMinuteLater()
  expect(heldBy(omar)).not.toContain('NOTE IN A CANCELLED TALK')
  expect(heldBy(lena)).toContain('NOTE IN A CANCELLED TALK')
  expect(sideOf(omar, id).otherAnswers).toBeNull()
})

test('a side that was deleted is not made again, and takes nothing from the other', async () => {
  const { omar, lena } = harbor
  const id = await talking()
  await scene.node.run(harbor.companyId, null, forgetConversations, {
    sideIds: [sideOf(lena, id).id],
    noteIds: [],
  })
  await omar.does(acts.agreeOnTalk, { sideId: sideOf(omar, id).id })
  await aMinuteLater()
  expect(sideOf(omar, id)).toMatchObject({ state: 'closed', otherAnswers: { need: 'NEED OF LENA' } })
  expect(lena.holds(conversationSides).find(({ conversationId }) => conversationId === id)).toBeUndefined()
})

test('a manager plans with nobody ranked above, though they can put them into a seat beneath their own', async () => {
  const { maya, omar } = harbor
  const { chartId, topId } = await startedBy(maya)
  await maya.does(addHolder, { seatId: topId, personId: omar.id })
  const [seatId] = (await seatsAdded(omar, chartId, topId, 'Mate')) as [string]
  await omar.does(addHolder, { seatId, personId: maya.id })
  const people = [{ id: newId(), reportId: maya.id }]
  const plan = { people, title: 'This quarter', kind: 'quarterly', dueOn: '2026-12-10' } as const
  await expect(omar.does(acts.planConversations, plan)).rejects.toMatchObject(
    refused('conversation/not-yours-to-plan'),
  )
  const rating = {
    personId: maya.id,
    quarter: startOfQuarter(utcDayOf(new Date().toISOString())),
    note: 'Mine',
  }
  await expect(omar.does(noteFit, rating)).rejects.toMatchObject(refused('fit/not-yours'))
})
