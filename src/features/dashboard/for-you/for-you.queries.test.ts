import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { discussing, idOfDiscussion } from '../../comments/comments-harness.ts'
import { followDiscussion, readDiscussion } from '../../comments/follow.mutations.ts'
import { archiveIssue } from '../../issues/issues.mutations.ts'
import { teamsOfMyWork } from '../work-elsewhere.queries.ts'
import { forYou } from './for-you.queries.ts'

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())

const { issueOf, says } = discussing(() => harbor)

const waiting = async (reader: Player) =>
  (await reader.asks(forYou, {})).items.map(({ discussionId, unread, isMentioned }) => ({
    discussionId,
    unread,
    isMentioned,
  }))

test('what one follows waits until it was read, mentions first, and nobody waits for their own words', async () => {
  const { lena, omar, theo } = harbor
  const [owned, other] = [await issueOf(lena), await issueOf(omar)]
  await says(omar, other, '@Lena, look', [lena])
  await says(omar, owned, 'One')
  await says(omar, owned, 'Two')
  expect(await waiting(lena)).toEqual([
    { discussionId: idOfDiscussion(other), unread: 1, isMentioned: true },
    { discussionId: idOfDiscussion(owned), unread: 2, isMentioned: false },
  ])
  expect(await lena.asks(forYou, {})).toMatchObject({
    count: 2,
    items: [{ lastBy: { fullName: 'Omar' } }, {}],
  })
  expect([await waiting(omar), await waiting(theo)]).toEqual([[], []])
  await lena.does(readDiscussion, { discussionId: idOfDiscussion(other), seen: 1 })
  expect(await waiting(lena)).toMatchObject([{ discussionId: idOfDiscussion(owned) }])
  await lena.does(followDiscussion, { discussionId: idOfDiscussion(owned), isFollowing: false })
  expect(await waiting(lena)).toEqual([])
})

test('what was archived waits for nobody', async () => {
  const { lena, omar } = harbor
  const issueId = await issueOf(lena)
  await says(omar, issueId, 'One')
  expect(await waiting(lena)).toMatchObject([{ discussionId: idOfDiscussion(issueId) }])
  await lena.does(archiveIssue, { id: issueId })
  expect(await waiting(lena)).toEqual([])
})

test('a director who is mentioned in a team that they are not on has that team at hand until they have read it', async () => {
  const { lena, maya, teams } = harbor
  const issueId = await issueOf(lena)
  const atHand = () => maya.asks(teamsOfMyWork, {})
  expect(await atHand()).not.toContain(teams.crew)
  await says(lena, issueId, '@Maya, look', [maya])
  expect(await atHand()).toContain(teams.crew)
  await maya.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 1 })
  expect(await atHand()).not.toContain(teams.crew)
})
