import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { commentOnIssue } from '../issues/issue-comments.mutations.ts'
import { archiveIssue, updateIssue } from '../issues/issues.mutations.ts'
import { teamAudience } from './audience.rules.ts'
import { MOST_EDITS } from './comment-limits.rules.ts'
import { deleteComment, editComment, restoreComment } from './comments.mutations.ts'
import { commentHistory, heldComments, heldDiscussion, mentionablePeople } from './comments.queries.ts'
import { discussing, idOfDiscussion } from './comments-harness.ts'
import { followDiscussion, readDiscussion } from './follow.mutations.ts'
import { aboutRow } from './subjects.rules.ts'

let stage: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  stage = await cast()
  ;({ harbor, lantern } = stage)
})
afterAll(() => stage.stop())

const { issueOf, says, seen, texts, mark, names } = discussing(() => harbor)

const NOT_FOUND = refused('access/not-found')
const DENIED = refused('access/denied')

describe('saying something', () => {
  test('the team reads it in the order in which it was said, and its row counts it', async () => {
    const { lena, omar, theo } = harbor
    const issueId = await issueOf(lena)
    expect(await mark(theo, issueId)).toBeNull()
    await says(omar, issueId, 'Since when?')
    await says(lena, issueId, 'Since Monday.')
    expect(await texts(theo, issueId)).toEqual(['Since when?', 'Since Monday.'])
    expect(await mark(theo, issueId)).toMatchObject({ count: 2, unread: 0 })
  })

  test('two people who are the first at the same time open one discussion', async () => {
    const { lena, omar, theo, companyId } = harbor
    const issueId = await issueOf(lena)
    const of = { subjectId: issueId, week: null, mentionedIds: [] }
    const say = (by: string, text: string) =>
      stage.node.run(companyId, by, commentOnIssue, { id: newId(), ...of, text })
    await Promise.all([say(lena.id, 'One'), say(omar.id, 'Other')])
    ;(await stage.node.company(companyId))!.hub.flush()
    expect((await texts(theo, issueId))?.toSorted()).toEqual(['One', 'Other'])
    expect((await seen(theo, issueId))?.items.map(({ comment }) => comment.number)).toEqual([1, 2])
  })

  test('is not for people who only look, for other teams and for other companies', async () => {
    const { lena, maya, theo, teams } = harbor
    const issueId = await issueOf(maya, teams.leadership)
    await expect(says(theo, await issueOf(lena), 'Hm')).rejects.toMatchObject(DENIED)
    for (const stranger of [lena, lantern.ravi])
      await expect(says(stranger, issueId, 'Hm')).rejects.toMatchObject(NOT_FOUND)
  })

  test('takes no week where there is none, and no empty text', async () => {
    const { lena } = harbor
    const given = { id: newId(), subjectId: await issueOf(lena), week: null, text: 'Hm', mentionedIds: [] }
    await expect(lena.does(commentOnIssue, { ...given, week: '2026-11-16' })).rejects.toMatchObject(NOT_FOUND)
    await expect(lena.does(commentOnIssue, { ...given, text: ' \n ' })).rejects.toMatchObject({
      text: { kind: 'invalid' },
    })
  })

  test('ends with the archive', async () => {
    const issueId = await issueOf(harbor.lena)
    await harbor.lena.does(archiveIssue, { id: issueId })
    await expect(says(harbor.lena, issueId, 'Still?')).rejects.toMatchObject(refused('comment/archived'))
  })
})

describe('following', () => {
  test('who made it, whose it is, who says something and who is mentioned hear of it, and nobody else', async () => {
    const { lena, maya, omar } = harbor
    const issueId = await issueOf(lena)
    await lena.does(updateIssue, { id: issueId, ownerId: omar.id })
    await says(maya, issueId, 'How bad is it?')
    expect(await names(lena, issueId)).toEqual(['Lena', 'Maya', 'Omar'])
    expect(await mark(omar, issueId)).toMatchObject({ unread: 1, isMentioned: false })
    expect(await mark(maya, issueId)).toMatchObject({ unread: 0 })
    await says(lena, issueId, '@Theo knows', [harbor.theo])
    expect(await names(lena, issueId)).toEqual(['Lena', 'Maya', 'Omar', 'Theo'])
    expect(await mark(harbor.theo, issueId)).toMatchObject({ unread: 2, isMentioned: true })
  })

  test('what was read stays read on every device, and nobody reads what is not there yet', async () => {
    const { lena, omar } = harbor
    const issueId = await issueOf(lena)
    await says(omar, issueId, 'One')
    await lena.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 500 })
    expect(await mark(lena, issueId)).toMatchObject({ unread: 0 })
    await says(omar, issueId, 'Two')
    await lena.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 0 })
    expect(await mark(lena, issueId)).toMatchObject({ unread: 1 })
  })

  test('whoever stops hears nothing until a mention', async () => {
    const { lena, omar } = harbor
    const issueId = await issueOf(lena)
    await says(omar, issueId, 'One')
    await lena.does(followDiscussion, { discussionId: idOfDiscussion(issueId), isFollowing: false })
    await says(omar, issueId, 'Two')
    expect(await mark(lena, issueId)).toMatchObject({ unread: 0, isMentioned: false })
    await says(omar, issueId, '@Lena, three', [lena])
    expect(await mark(lena, issueId)).toMatchObject({ unread: 3, isMentioned: true })
  })

  test('people who only look follow too, and nobody follows what they don’t see', async () => {
    const { lena, maya, theo, teams } = harbor
    const issueId = await issueOf(lena)
    await says(lena, issueId, 'One')
    await theo.does(followDiscussion, { discussionId: idOfDiscussion(issueId), isFollowing: true })
    expect(await mark(theo, issueId)).toMatchObject({ unread: 1 })
    const secret = await issueOf(maya, teams.leadership)
    await says(maya, secret, 'Between us')
    const follow = { discussionId: idOfDiscussion(secret), isFollowing: true }
    for (const stranger of [lena, lantern.ravi]) {
      await expect(stranger.does(followDiscussion, follow)).rejects.toMatchObject(NOT_FOUND)
      await expect(
        stranger.does(readDiscussion, { discussionId: idOfDiscussion(secret), seen: 1 }),
      ).rejects.toMatchObject(NOT_FOUND)
    }
  })
})

describe('mentions', () => {
  test('only of people who see it, and whom the text calls by name', async () => {
    const { ina, lena, maya, omar, theo, teams } = harbor
    const issueId = await issueOf(maya, teams.leadership)
    await says(maya, issueId, '@Lena @Ravi @Ina @Omar', [lena, lantern.ravi, ina, omar, theo])
    const [item] = (await seen(maya, issueId))!.items
    expect(item?.comment.mentionedIds).toEqual([omar.id])
    expect(item?.mentioned).toEqual(['Omar'])
    expect(await names(maya, issueId)).toEqual(['Maya', 'Omar'])
  })

  test('are offered of people who see it, and of nobody else', async () => {
    const { lena, maya, teams } = harbor
    const offered = async (teamId: string) =>
      (await maya.asks(mentionablePeople, teamAudience(teamId))).map(({ name }) => name)
    expect(await offered(teams.leadership)).toEqual(['Omar'])
    expect(await offered(teams.crew)).toEqual(['Lena', 'Omar', 'Theo'])
    await expect(lena.asks(mentionablePeople, teamAudience(teams.leadership))).rejects.toMatchObject(DENIED)
  })

  test('that are added later are heard of, and those before are not heard of again', async () => {
    const { lena, omar, theo } = harbor
    const issueId = await issueOf(lena)
    const id = await says(lena, issueId, '@Omar', [omar])
    await omar.does(readDiscussion, { discussionId: idOfDiscussion(issueId), seen: 1 })
    const mentionedIds = [omar.id, theo.id]
    await lena.does(editComment, { id, versionId: newId(), text: '@Omar @Theo', mentionedIds })
    expect(await mark(theo, issueId)).toMatchObject({ isMentioned: true })
    expect(await mark(omar, issueId)).toMatchObject({ isMentioned: false })
  })
})

describe('editing leaves a trace', () => {
  const before = (reader: Cast['harbor']['lena'], commentId: string) =>
    reader.asks(commentHistory, { commentId, readerId: null, ...teamAudience(harbor.teams.crew) })

  test('what it said before stays readable for everybody who sees it', async () => {
    const { lena, theo } = harbor
    const issueId = await issueOf(lena)
    const id = await says(lena, issueId, 'Teh dock')
    for (const text of ['The dock', 'The dock leaks'])
      await lena.does(editComment, { id, versionId: newId(), text, mentionedIds: [] })
    const [item] = (await seen(theo, issueId))!.items
    expect(item?.comment).toMatchObject({ text: 'The dock leaks', edits: 2 })
    expect(item?.comment.editedAt).not.toBeNull()
    expect((await before(theo, id)).map(({ text }) => text)).toEqual(['The dock', 'Teh dock'])
  })

  test('the same text is no edit, and only so many are taken', async () => {
    const { lena } = harbor
    const id = await says(lena, await issueOf(lena), '0')
    const edit = (text: string) => lena.does(editComment, { id, versionId: newId(), text, mentionedIds: [] })
    await edit('0')
    expect(await before(lena, id)).toEqual([])
    for (let time = 1; time <= MOST_EDITS; time++) await edit(`${time}`)
    await expect(edit('once more')).rejects.toMatchObject(refused('comment/edited-too-often'))
  })

  test('nobody else edits it, not even a director', async () => {
    const { lena, maya, omar, theo } = harbor
    const id = await says(lena, await issueOf(lena), 'Mine')
    const edit = { id, versionId: newId(), text: 'Yours', mentionedIds: [] }
    for (const other of [omar, maya])
      await expect(other.does(editComment, edit)).rejects.toMatchObject(refused('comment/author-only'))
    await expect(theo.does(editComment, edit)).rejects.toMatchObject(DENIED)
    await expect(lantern.ravi.does(editComment, edit)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('deleting leaves a trace', () => {
  const everything = async () => {
    const { rows } = await stage.node.options.inCompany(harbor.companyId, null, (client) =>
      client.query<{ text: string; reader: string | null }>(
        'select text, reader_id as reader from comment_versions order by number',
      ),
    )
    return rows
  }

  test('who deleted it stands in its place, and only they can read it and bring it back', async () => {
    const { lena, omar, theo } = harbor
    const issueId = await issueOf(lena)
    const id = await says(lena, issueId, 'Secrit')
    await lena.does(editComment, { id, versionId: newId(), text: 'Secret', mentionedIds: [] })
    await omar.does(deleteComment, { id, versionId: newId() })
    const [item] = (await seen(theo, issueId))!.items
    expect(item?.comment).toMatchObject({ text: null, deletedBy: omar.id })
    expect(await mark(theo, issueId)).toBeNull()
    const kept = (await everything()).filter(({ text }) => text.startsWith('Secr'))
    expect(kept.map(({ reader }) => reader)).toEqual([omar.id, omar.id])
    const audience = teamAudience(harbor.teams.crew)
    const ask = (reader: Cast['harbor']['lena'], readerId: string | null) =>
      reader.asks(commentHistory, { commentId: id, readerId, ...audience })
    const { replica } = (await stage.node.company(harbor.companyId))!
    const receives = (reader: Cast['harbor']['lena']) =>
      JSON.stringify(
        replica.pages.take(replica.actor(reader.id)!.scopes).map((page) => [...page.keys()]),
      ).includes('"Secr')
    expect([lena, theo, omar].map(receives)).toEqual([false, false, true])
    expect(await ask(omar, omar.id)).toHaveLength(2)
    expect(await ask(theo, null)).toEqual([])
    await expect(ask(theo, omar.id)).rejects.toMatchObject(DENIED)
    await expect(lena.does(restoreComment, { id })).rejects.toMatchObject(refused('comment/deleter-only'))
    await omar.does(restoreComment, { id })
    expect(await texts(theo, issueId)).toEqual(['Secret'])
    expect((await ask(theo, null)).map(({ text }) => text)).toEqual(['Secrit'])
    expect(await mark(theo, issueId)).toMatchObject({ count: 1 })
  })

  test('twice is once, and a deleted comment is not edited', async () => {
    const { lena } = harbor
    const issueId = await issueOf(lena)
    const id = await says(lena, issueId, 'One')
    await says(lena, issueId, 'Two')
    for (let time = 0; time < 2; time++) await lena.does(deleteComment, { id, versionId: newId() })
    expect(await mark(lena, issueId)).toMatchObject({ count: 1 })
    const edit = { id, versionId: newId(), text: 'Again', mentionedIds: [] }
    await expect(lena.does(editComment, edit)).rejects.toMatchObject(refused('comment/deleted'))
  })

  test('is for its author and the team’s managers', async () => {
    const { lena, maya, omar, theo } = harbor
    const issueId = await issueOf(omar)
    const id = await says(omar, issueId, 'Mine')
    await expect(lena.does(deleteComment, { id, versionId: newId() })).rejects.toMatchObject(
      refused('comment/author-or-manager-only'),
    )
    await expect(theo.does(deleteComment, { id, versionId: newId() })).rejects.toMatchObject(DENIED)
    await expect(lantern.ravi.does(deleteComment, { id, versionId: newId() })).rejects.toMatchObject(
      NOT_FOUND,
    )
    await maya.does(deleteComment, { id, versionId: newId() })
    expect(await texts(omar, issueId)).toEqual([null])
  })
})

test('a discussion of another team is not lent', async () => {
  const { lena, maya, teams } = harbor
  const issueId = await issueOf(maya, teams.leadership)
  await says(maya, issueId, 'Between us')
  expect(await seen(lena, issueId)).toBeNull()
  const audience = teamAudience(teams.leadership)
  for (const stranger of [lena, lantern.ravi]) {
    const about = aboutRow('issue', { id: issueId })
    await expect(stranger.asks(heldDiscussion, { ...about, ...audience })).rejects.toMatchObject(DENIED)
    const of = { discussionId: idOfDiscussion(issueId), ...audience }
    await expect(stranger.asks(heldComments, of)).rejects.toMatchObject(DENIED)
  }
})
