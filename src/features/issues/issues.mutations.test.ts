import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import {
  archiveIssue,
  createIssue,
  reopenIssue,
  resolveIssue,
  restoreIssue,
  updateIssue,
} from './issues.mutations.ts'
import { likelyIssueTeam, openIssuesOfTeam, resolvedIssues } from './issues.queries.ts'
import { ISSUE_NOT_ADDED, ISSUE_NOT_UPDATED } from './issues.text.ts'
import { TITLE_REQUIRED } from './required.text.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const NOT_FOUND = refused('access/not-found', 'Not found')
const DENIED = refused('access/denied')

const leak = (teamId = harbor.teams.crew) => ({
  id: newId(),
  title: 'Leak',
  issueType: 'short_term' as const,
  teamId,
})

async function raised(by: Player, teamId = harbor.teams.crew): Promise<string> {
  const issue = leak(teamId)
  await by.does(createIssue, issue)
  return issue.id
}

async function open(id: string, issueType: 'short_term' | 'long_term' = 'short_term') {
  const items = await harbor.omar.asks(openIssuesOfTeam, { teamId: harbor.teams.crew, issueType })
  return items.find(({ issue }) => issue.id === id)
}

async function resolved(id: string) {
  const items = await harbor.omar.asks(resolvedIssues, { teamId: harbor.teams.crew })
  return items.find(({ issue }) => issue.id === id)
}

describe('raising an issue', () => {
  test('it is open and its creator owns it', async () => {
    const item = await open(await raised(harbor.lena))
    expect(item?.issue).toMatchObject({ status: 'open', ownerId: harbor.lena.id, createdBy: harbor.lena.id })
    expect(item?.owner?.fullName).toBe('Lena')
  })

  test('the newest comes first', async () => {
    await raised(harbor.lena)
    const last = await raised(harbor.omar)
    const [first] = await harbor.lena.asks(openIssuesOfTeam, {
      teamId: harbor.teams.crew,
      issueType: 'short_term',
    })
    expect(first?.issue.id).toBe(last)
  })

  test('another member of the team may own it, and a person outside may not', async () => {
    const issue = leak()
    await harbor.lena.does(createIssue, { ...issue, ownerId: harbor.theo.id })
    expect((await open(issue.id))?.owner?.fullName).toBe('Theo')
    for (const stranger of [harbor.maya, harbor.ina, lantern.ravi]) {
      await expect(harbor.lena.does(createIssue, { ...leak(), ownerId: stranger.id })).rejects.toMatchObject(
        refused('issue/owner-not-in-team', ISSUE_NOT_ADDED),
      )
    }
  })

  test('the dialog proposes the team of the last issue, at first one that the person is on', async () => {
    expect(await harbor.theo.asks(likelyIssueTeam, {})).toBe(harbor.teams.crew)
    await raised(harbor.omar, harbor.teams.leadership)
    expect(await harbor.omar.asks(likelyIssueTeam, {})).toBe(harbor.teams.leadership)
    await raised(harbor.omar)
    expect(await harbor.omar.asks(likelyIssueTeam, {})).toBe(harbor.teams.crew)
  })

  test('it is refused without a title', async () => {
    await expect(harbor.lena.does(createIssue, { ...leak(), title: ' ' })).rejects.toMatchObject({
      text: { kind: 'invalid', detail: TITLE_REQUIRED },
    })
  })

  test('a view-only person and an inactive one may not', async () => {
    await expect(raised(harbor.theo)).rejects.toMatchObject(DENIED)
    await expect(raised(harbor.ina)).rejects.toMatchObject(refused('access/no-member'))
  })

  test('a team of others, of another company and of nobody is not found', async () => {
    for (const teamId of [harbor.teams.leadership, lantern.teams.leadership, newId()]) {
      await expect(raised(harbor.lena, teamId)).rejects.toMatchObject(NOT_FOUND)
    }
  })

  test('with an id that is taken, it is not found', async () => {
    const id = await raised(harbor.lena)
    await expect(harbor.lena.does(createIssue, { ...leak(), id })).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('working on an issue', () => {
  test('resolving removes it from the list and names the person, who stays named when somebody resolves it again', async () => {
    const id = await raised(harbor.lena)
    await harbor.omar.does(resolveIssue, { id })
    await harbor.lena.does(resolveIssue, { id })
    expect(await open(id)).toBeUndefined()
    expect((await resolved(id))?.issue).toMatchObject({ status: 'resolved', resolvedBy: harbor.omar.id })
  })

  test('reopening brings it back, with no trace of having been resolved', async () => {
    const id = await raised(harbor.lena)
    await harbor.lena.does(resolveIssue, { id })
    await harbor.lena.does(reopenIssue, { id })
    expect((await open(id))?.issue).toMatchObject({ status: 'open', resolvedAt: null, resolvedBy: null })
  })

  test('archiving removes it from every list, and restoring puts it back where it was', async () => {
    const id = await raised(harbor.lena)
    await harbor.lena.does(resolveIssue, { id })
    await harbor.lena.does(archiveIssue, { id })
    expect([await open(id), await resolved(id)]).toEqual([undefined, undefined])
    await harbor.lena.does(restoreIssue, { id })
    expect((await resolved(id))?.issue.archivedAt).toBeNull()
  })

  test('moving it to long-term changes its list and none of its words', async () => {
    const id = await raised(harbor.lena)
    await harbor.lena.does(updateIssue, { id, description: 'Below the waterline' })
    await harbor.omar.does(updateIssue, { id, issueType: 'long_term' })
    expect(await open(id)).toBeUndefined()
    expect((await open(id, 'long_term'))?.issue).toMatchObject({
      title: 'Leak',
      description: 'Below the waterline',
    })
  })

  test('it is handed on within the team only', async () => {
    const id = await raised(harbor.lena)
    await harbor.lena.does(updateIssue, { id, ownerId: harbor.omar.id })
    expect((await open(id))?.owner?.fullName).toBe('Omar')
    await expect(harbor.lena.does(updateIssue, { id, ownerId: harbor.maya.id })).rejects.toMatchObject(
      refused('issue/owner-not-in-team', ISSUE_NOT_UPDATED),
    )
  })

  test('tasks made from it are counted', async () => {
    const id = await raised(harbor.lena)
    const task = {
      id: newId(),
      title: 'Caulk',
      taskType: 'team' as const,
      teamId: harbor.teams.crew,
      dueDate: '2026-11-23',
    }
    await harbor.lena.does(createTask, { ...task, sourceIssueId: id })
    expect((await open(id))?.taskCount).toBe(1)
  })
})

describe('who may not', () => {
  const attempts = (player: Player, id: string) => [
    () => player.does(updateIssue, { id, title: 'Mine now' }),
    () => player.does(resolveIssue, { id }),
    () => player.does(reopenIssue, { id }),
    () => player.does(archiveIssue, { id }),
    () => player.does(restoreIssue, { id }),
  ]

  test('a view-only member of the team', async () => {
    const id = await raised(harbor.lena)
    for (const attempt of attempts(harbor.theo, id)) await expect(attempt()).rejects.toMatchObject(DENIED)
  })

  test('a member of another team, and another company’s director: not found', async () => {
    const secret = await raised(harbor.maya, harbor.teams.leadership)
    for (const attempt of [...attempts(harbor.lena, secret), ...attempts(lantern.ravi, secret)]) {
      await expect(attempt()).rejects.toMatchObject(NOT_FOUND)
    }
  })

  test('nor do they read the lists', async () => {
    const teamId = harbor.teams.leadership
    await expect(
      harbor.lena.asks(openIssuesOfTeam, { teamId, issueType: 'short_term' }),
    ).rejects.toMatchObject(DENIED)
    await expect(lantern.ravi.asks(resolvedIssues, { teamId })).rejects.toMatchObject(DENIED)
  })
})
