import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { discussing, idOfDiscussion } from '../../comments/comments-harness.ts'
import { editComment } from '../../comments/comments.mutations.ts'
import { readDiscussion } from '../../comments/follow.mutations.ts'
import { detailOf, KIND_TITLES } from '../../notifications/notification-list.text.ts'
import { PUSHED_AT_FIRST } from '../../notifications/notification-kinds.rules.ts'
import { chooseNotifications } from '../../notifications/notifications.mutations.ts'
import { myNotifications } from '../../notifications/notifications.queries.ts'
import { forYou } from './for-you.queries.ts'

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())

const { issueOf, says } = discussing(() => harbor)

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
