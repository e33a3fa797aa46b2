import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { harborBefore } from '../../../../tests/long-ago.ts'
import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { discussing, idOfDiscussion } from '../../comments/comments-harness.ts'
import { editComment } from '../../comments/comments.mutations.ts'
import { readDiscussion } from '../../comments/follow.mutations.ts'
import { commentOnWeek } from '../../metrics/values/week-comments.mutations.ts'
import { detailOf, KIND_TITLES } from '../../notifications/notification-list.text.ts'
import { PUSHED_AT_FIRST } from '../../notifications/notification-kinds.rules.ts'
import { targetOf } from '../../notifications/notification-target.rules.ts'
import { chooseNotifications } from '../../notifications/notifications.mutations.ts'
import { myNotifications } from '../../notifications/notifications.queries.ts'
import { forYou } from './for-you.queries.ts'

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())

const { issueOf, says, seen } = discussing(() => harbor)
const { crewMetric } = harborBefore(() => stage)

const told = async (person: Player) =>
  (await person.asks(myNotifications, { most: 50 })).items
    .filter(({ kind }) => kind === 'mentioned')
    .map((one) => ({
      says: `${KIND_TITLES[one.kind]}: ${detailOf(one, '2026-11-23', one.sender)}`,
      about: one.subjectId,
      isRead: one.readAt !== null,
    }))

test('whom a comment mentions is told, once for each comment, and nobody else', async () => {
  const { lena, omar, theo } = harbor
  const issueId = await issueOf(omar)
  await says(omar, issueId, '@Lena and @Omar, look', [lena, omar])
  expect(await told(lena)).toEqual([
    {
      says: expect.stringMatching(/^Mentioned: Omar mentioned you in a comment on “.+”\.$/),
      about: issueId,
      isRead: false,
    },
  ])
  expect([await told(omar), await told(theo)]).toEqual([[], []])
})

test('an edited comment tells those whom it mentions since', async () => {
  const { omar, theo } = harbor
  const issueId = await issueOf(omar)
  const id = await says(omar, issueId, 'Look')
  const edit = { id, versionId: newId(), text: '@Theo, look', mentionedIds: [theo.id] }
  await omar.does(editComment, edit)
  await omar.does(editComment, { ...edit, versionId: newId(), text: '@Theo, look again' })
  expect(await told(theo)).toEqual([
    { says: 'Mentioned: Omar mentioned you in a comment.', about: issueId, isRead: false },
  ])
})

test('reading the discussion reads what told of it, and the two wait as one', async () => {
  const { lena, maya } = harbor
  const [mentioning, followed] = [await issueOf(lena), await issueOf(maya)]
  await says(lena, mentioning, '@Maya, look', [maya])
  await says(lena, followed, 'Hm')
  expect(await maya.asks(forYou, {})).toMatchObject({ count: 2, untold: 1 })
  await maya.does(readDiscussion, { discussionId: idOfDiscussion(mentioning), seen: 1 })
  expect(await told(maya)).toMatchObject([{ isRead: true }])
  expect(await maya.asks(forYou, {})).toMatchObject({ count: 1, untold: 1 })
})

test('what was read without a network swallows no mention that came meanwhile', async () => {
  const { lena, omar } = harbor
  const issueId = await issueOf(omar)
  await says(omar, issueId, 'Look')
  const before = await lena.asks(forYou, {})
  // Her reading of the first comment waits for the network while Omar writes the second.
  await says(omar, issueId, '@Lena, look', [lena])
  await lena.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 1 })
  const ofIssue = async () => (await told(lena)).filter(({ about }) => about === issueId)
  expect(await ofIssue()).toMatchObject([{ isRead: false }])
  const { items, untold } = await lena.asks(forYou, {})
  expect(items[0]).toMatchObject({ discussionId: idOfDiscussion(issueId), unread: 1, isMentioned: true })
  expect(untold).toBe(before.untold)
  await lena.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 2 })
  expect(await ofIssue()).toMatchObject([{ isRead: true }])
  // Another device that had seen less takes nothing back.
  await says(omar, issueId, '@Lena, once more', [lena])
  await lena.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 1 })
  expect((await ofIssue()).map(({ isRead }) => isRead)).toEqual([false, true])
  expect((await lena.asks(forYou, {})).items[0]).toMatchObject({ unread: 1, isMentioned: true })
})

test('what was written without a network swallows no mention that came meanwhile', async () => {
  const { lena, omar } = harbor
  const issueId = await issueOf(omar)
  const discussionId = idOfDiscussion(issueId)
  const ofIssue = async () => (await told(lena)).filter(({ about }) => about === issueId)
  const waiting = async () =>
    (await lena.asks(forYou, {})).items.find((item) => item.discussionId === discussionId)
  // Two comments of hers wait for the network while Omar opens the discussion.
  await says(omar, issueId, '@Lena, look', [lena])
  for (const number of [1, 2]) {
    await says(lena, issueId, 'It leaks')
    await lena.does(readDiscussion, { discussionId, seen: number })
  }
  expect(await ofIssue()).toMatchObject([{ isRead: false }])
  expect(await waiting()).toMatchObject({ unread: 1, isMentioned: true })
  await lena.does(readDiscussion, { discussionId, seen: 3 })
  expect(await ofIssue()).toMatchObject([{ isRead: true }])
  // Who has seen everything has read all that told of it, and need not read what they write themselves.
  await says(lena, issueId, 'Thanks')
  expect(await waiting()).toBeUndefined()
  await says(omar, issueId, '@Lena, once more', [lena])
  await says(lena, issueId, 'It still leaks')
  expect((await ofIssue()).map(({ isRead }) => isRead)).toEqual([false, true])
  expect(await waiting()).toMatchObject({ unread: 1, isMentioned: true })
})

test('what was read or written without a network swallows no mention that an edit added meanwhile', async () => {
  const { lena, omar } = harbor
  const issueId = await issueOf(omar)
  const discussionId = idOfDiscussion(issueId)
  const isRead = async () =>
    (await told(lena)).filter(({ about }) => about === issueId).map((one) => one.isRead)
  const known = async () => (await seen(lena, issueId))!.mentionedAt
  const waiting = async () =>
    (await lena.asks(forYou, {})).items.find((item) => item.discussionId === discussionId)
  const ids = [await says(omar, issueId, 'Look'), await says(omar, issueId, 'Well')]
  const edits = (id: string, text: string) =>
    omar.does(editComment, { id, versionId: newId(), text, mentionedIds: [lena.id] })
  const before = await known()
  await edits(ids[0]!, '@Lena, look')
  await lena.does(readDiscussion, { discussionId, seen: 2, until: before })
  expect(before).toBeNull()
  expect(await isRead()).toEqual([false])
  expect(await waiting()).toMatchObject({ unread: 0, isMentioned: true })
  const first = await known()
  await lena.does(readDiscussion, { discussionId, seen: 2, until: first })
  expect(await isRead()).toEqual([true])
  expect(await waiting()).toBeUndefined()

  await edits(ids[1]!, '@Lena, well')
  await says(lena, issueId, 'It leaks')
  await lena.does(readDiscussion, { discussionId, seen: 3, until: first })
  expect(await isRead()).toEqual([false, true])
  expect(await waiting()).toMatchObject({ unread: 0, isMentioned: true })
  // An earlier browser, or a program, does not say what it knew.
  await lena.does(readDiscussion, { discussionId, seen: 3 })
  expect(await isRead()).toEqual([true, true])
  expect(await waiting()).toBeUndefined()
})

test('each week of a metric is read by itself, and what told of it leads there', async () => {
  const { lena, omar } = harbor
  const metricId = await crewMetric('Knots')
  const [earlier, later] = ['2026-11-09', '2026-11-16']
  const said = { subjectId: metricId, text: '@Lena, look', mentionedIds: [lena.id] }
  for (const week of [earlier, later]) await omar.does(commentOnWeek, { ...said, id: newId(), week })
  const edited = newId()
  await omar.does(commentOnWeek, { ...said, id: edited, week: earlier, text: 'Well', mentionedIds: [] })
  const { text, mentionedIds } = said
  await omar.does(editComment, { id: edited, versionId: newId(), text, mentionedIds })
  const discussionId = idOfDiscussion({ kind: 'metric', subjectId: metricId, week: earlier })
  const { untold } = await lena.asks(forYou, {})
  await lena.does(readDiscussion, { discussionId, seen: 2 })
  const mentions = (await lena.asks(myNotifications, { most: 50 })).items.filter(
    ({ kind, subjectId }) => kind === 'mentioned' && subjectId === metricId,
  )
  expect(mentions.map((one) => ({ ...targetOf(one), isRead: one.readAt !== null }))).toMatchObject([
    { to: '/metrics', search: { row: metricId, week: earlier }, isRead: true },
    { to: '/metrics', search: { row: metricId, week: later }, isRead: false },
    { to: '/metrics', search: { row: metricId, week: earlier }, isRead: true },
  ])
  expect((await lena.asks(forYou, {})).untold).toBe(untold)
})

test('whoever does not want to be told of mentions still has the discussion', async () => {
  const { lena, maya } = harbor
  await maya.does(chooseNotifications, { kind: 'mentioned', by: 'app', wanted: false })
  await says(lena, await issueOf(lena), '@Maya, look', [maya])
  expect(await told(maya)).toEqual([])
  expect(await maya.asks(forYou, {})).toMatchObject({ count: 2, untold: 2 })
})

test('mentions are pushed unless somebody chooses otherwise', () => {
  expect(PUSHED_AT_FIRST).toContain('mentioned')
})
