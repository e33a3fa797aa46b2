import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { createIssue, updateIssue } from '../issues/issues.mutations.ts'
import { openIssuesOfTeam } from '../issues/issues.queries.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { ownersForTeam } from './owners.queries.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

/** Each kind of work of the crew, made by `maker` for `ownerId`. */
const kinds = {
  metric: (maker: Player, ownerId: string) =>
    maker.does(createMetric, {
      id: newId(),
      teamId: harbor.teams.crew,
      ownerId,
      name: `Metric ${newId()}`,
      description: null,
      unit: 'number',
      targetValue: 1,
      targetLogic: 'equal',
      aggregationType: 'total',
    }),
  goal: (maker: Player, ownerId: string) =>
    maker.does(createGoal, {
      id: newId(),
      teamId: harbor.teams.crew,
      ownerId,
      title: 'Chart the reef',
      description: null,
      targetDate: null,
      isCompanyGoal: false,
    }),
  issue: (maker: Player, ownerId: string) =>
    maker.does(createIssue, {
      id: newId(),
      teamId: harbor.teams.crew,
      ownerId,
      title: 'The dock leaks',
      issueType: 'short_term',
    }),
  task: (maker: Player, ownerId: string) =>
    maker.does(createTask, {
      id: newId(),
      teamId: harbor.teams.crew,
      taskType: 'team',
      title: 'Scrub the deck',
      dueDate: '2026-11-23',
      assigneeIds: [ownerId],
    }),
}

describe.each(Object.entries(kinds))('a %s of the crew', (_kind, make) => {
  test('is owned by a member of the crew', async () => {
    await expect(make(harbor.omar, harbor.lena.id)).resolves.not.toThrow()
  })

  test('is owned by the director who makes it, although she is not on the crew', async () => {
    await expect(make(harbor.maya, harbor.maya.id)).resolves.not.toThrow()
  })

  test('is not given by others to a director outside the crew, nor to somebody inactive', async () => {
    for (const ownerId of [harbor.maya.id, harbor.ina.id])
      await expect(make(harbor.omar, ownerId)).rejects.toMatchObject({ text: { kind: 'refused' } })
  })
})

test('a director takes over an issue herself', async () => {
  const id = newId()
  const issue = { id, teamId: harbor.teams.crew, title: 'Leak', issueType: 'short_term' as const }
  await harbor.lena.does(createIssue, issue)
  await harbor.maya.does(updateIssue, { id, ownerId: harbor.maya.id })
  const items = await harbor.maya.asks(openIssuesOfTeam, { teamId: issue.teamId, issueType: 'short_term' })
  expect(items.find((item) => item.issue.id === id)?.owner?.fullName).toBe('Maya')
})

test('everybody can choose the members of the team, and themselves', async () => {
  const names = async (player: Player) =>
    (await player.asks(ownersForTeam, { teamId: harbor.teams.crew })).map(({ fullName }) => fullName)
  expect(await names(harbor.lena)).toEqual(['Lena', 'Omar', 'Theo'])
  expect(await names(harbor.maya)).toEqual(['Lena', 'Maya', 'Omar', 'Theo'])
})

test('who has the work already can keep it, although they have left the team', async () => {
  const { crew } = harbor.teams
  await harbor.maya.does(removeTeamMember, { teamId: crew, personId: harbor.theo.id })
  const names = async (presentIds: string[]) =>
    (await harbor.lena.asks(ownersForTeam, { teamId: crew, presentIds })).map(({ fullName }) => fullName)
  expect(await names([])).toEqual(['Lena', 'Omar'])
  expect(await names([harbor.theo.id, harbor.omar.id])).toEqual(['Lena', 'Omar', 'Theo'])
  await harbor.maya.does(addTeamMember, { id: newId(), teamId: crew, personId: harbor.theo.id })
})
