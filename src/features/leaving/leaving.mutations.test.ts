import { describe, expect, test } from 'vitest'
import { castForEach } from '../../../tests/cast-for-each.ts'
import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { chance, seeds } from '../../../tests/seeded.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { setGoalStatus } from '../goals/trail/goal-status.mutations.ts'
import { createIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { peopleOfCompany } from '../people/people.queries.ts'
import { removeWithHandOver } from './leaving.mutations.ts'
import { workToHandOver } from './leaving.queries.ts'

let stage: Cast
castForEach((given) => (stage = given))

const metric = {
  description: null,
  unit: 'number',
  targetValue: 1,
  targetLogic: 'equal',
  aggregationType: 'total',
} as const

/** A goal, a metric, a task shared with theo, and an issue of lena's, in the crew. */
async function workOf(lena: Player) {
  const { omar, theo, teams } = stage.harbor
  const teamId = teams.crew
  const ids = { goal: newId(), metric: newId(), task: newId(), issue: newId() }
  const goal = { id: ids.goal, teamId, ownerId: lena.id, title: 'Chart the reef', description: null }
  await omar.does(createGoal, { ...goal, targetDate: null, isCompanyGoal: false })
  await omar.does(createMetric, { ...metric, id: ids.metric, teamId, ownerId: lena.id, name: 'Knots' })
  const task = { id: ids.task, teamId, taskType: 'team' as const, title: 'Scrub', dueDate: '2030-01-01' }
  await omar.does(createTask, { ...task, assigneeIds: [lena.id, theo.id] })
  await omar.does(createIssue, {
    id: ids.issue,
    teamId,
    ownerId: lena.id,
    title: 'It leaks',
    issueType: 'short_term',
  })
  return ids
}

const ownersOf = (ids: Awaited<ReturnType<typeof workOf>>) =>
  inCompany(stage.pool, stage.harbor.companyId, null, async (client) => {
    const one = async (table: string, id: string) =>
      (await client.query<{ owner_id: string }>(`select owner_id from ${table} where id = $1`, [id])).rows[0]
        ?.owner_id
    const { rows } = await client.query<{ person_id: string }>(
      'select person_id from task_assignees where task_id = $1 order by person_id',
      [ids.task],
    )
    return {
      goal: await one('team_goals', ids.goal),
      metric: await one('metrics', ids.metric),
      issue: await one('issues', ids.issue),
      task: rows.map(({ person_id }) => person_id),
    }
  })

const remove = (by: Player, person: Player, successors: Record<string, string> = {}, otherwiseId = by.id) =>
  by.does(removeWithHandOver, {
    auditId: newId(),
    personId: person.id,
    otherwiseId,
    successors: Object.entries(successors).map(([teamId, personId]) => ({ teamId, personId })),
  })

describe('removing lena', () => {
  test('gives her unfinished work to those who were chosen, in the same step', async () => {
    const { maya, omar, lena, theo, teams } = stage.harbor
    const ids = await workOf(lena)
    const [crew] = await maya.asks(workToHandOver, { personId: lena.id, teamIds: [teams.crew] })
    expect(crew?.titles).toEqual({
      goals: ['Chart the reef'],
      milestones: [],
      metrics: ['Knots'],
      tasks: ['Scrub'],
      issues: ['It leaks'],
    })
    expect(crew?.successors.map(({ fullName }) => fullName)).toEqual(['Omar', 'Theo', 'Maya'])
    await remove(maya, lena, { [teams.crew]: omar.id })
    expect(await ownersOf(ids)).toEqual({
      goal: omar.id,
      metric: omar.id,
      issue: omar.id,
      task: [omar.id, theo.id].toSorted(),
    })
    expect((await maya.asks(peopleOfCompany, {})).map(({ name }) => name)).not.toContain('Lena')
  })

  test('what no team’s choice covers goes to the one who gets all else', async () => {
    const { maya, lena, theo } = stage.harbor
    const ids = await workOf(lena)
    await remove(maya, lena)
    expect(await ownersOf(ids)).toEqual({
      goal: maya.id,
      metric: maya.id,
      issue: maya.id,
      task: [maya.id, theo.id].toSorted(),
    })
  })

  test('each kind of her work can go to somebody else, within the team or wherever it is', async () => {
    const { maya, omar, lena, theo, teams } = stage.harbor
    const ids = await workOf(lena)
    const teamId = teams.crew
    await maya.does(removeWithHandOver, {
      auditId: newId(),
      personId: lena.id,
      otherwiseId: maya.id,
      successors: [
        { teamId, kind: 'goals', personId: theo.id },
        { teamId, kind: 'tasks', personId: omar.id },
        { kind: 'goals', personId: maya.id },
        { kind: 'metrics', personId: omar.id },
      ],
    })
    expect(await ownersOf(ids)).toEqual({
      goal: theo.id,
      metric: omar.id,
      issue: maya.id,
      task: [omar.id, theo.id].toSorted(),
    })
  })

  test('one kind that goes to somebody who can’t see the team stops all of it', async () => {
    const { maya, omar, lena, ina, teams } = stage.harbor
    const ids = await workOf(lena)
    const attempt = maya.does(removeWithHandOver, {
      auditId: newId(),
      personId: lena.id,
      otherwiseId: maya.id,
      successors: [
        { teamId: teams.crew, personId: omar.id },
        { teamId: teams.crew, kind: 'issues', personId: ina.id },
      ],
    })
    await expect(attempt).rejects.toMatchObject(refused('leaving/cannot-take-over'))
    expect(await ownersOf(ids)).toMatchObject({ goal: lena.id, issue: lena.id })
  })

  test('leaves what she has finished under her name', async () => {
    const { maya, lena } = stage.harbor
    const ids = await workOf(lena)
    await lena.does(resolveIssue, { id: ids.issue })
    await lena.does(setGoalStatus, { goalId: ids.goal, status: 'complete' })
    await remove(maya, lena)
    expect(await ownersOf(ids)).toMatchObject({ goal: lena.id, issue: lena.id, metric: maya.id })
  })

  test('a metric keeps its past owner in earlier weeks, and a name that the new one uses is not taken twice', async () => {
    const { maya, omar, lena, teams } = stage.harbor
    const ids = await workOf(lena)
    await omar.does(createMetric, {
      ...metric,
      id: newId(),
      teamId: teams.crew,
      ownerId: omar.id,
      name: 'Knots',
    })
    await remove(maya, lena, { [teams.crew]: omar.id })
    expect(await ownersOf(ids)).toMatchObject({ metric: omar.id })
    const { rows } = await inCompany(stage.pool, stage.harbor.companyId, null, (client) =>
      client.query('select owner_id from metric_definitions where metric_id = $1', [ids.metric]),
    )
    expect(rows).toEqual([{ owner_id: lena.id }])
  })

  test.each([
    ['somebody who can’t see the team', () => 'ina' as const],
    ['herself', () => 'lena' as const],
  ])('can’t give it to %s; then nothing happens', async (_name, who) => {
    const { maya, lena, teams } = stage.harbor
    const ids = await workOf(lena)
    await expect(remove(maya, lena, { [teams.crew]: stage.harbor[who()].id })).rejects.toMatchObject(
      refused('leaving/cannot-take-over'),
    )
    expect(await ownersOf(ids)).toMatchObject({ goal: lena.id })
    expect((await maya.asks(peopleOfCompany, {})).map(({ name }) => name)).toContain('Lena')
  })

  test('can’t give it to a stranger, and is for directors', async () => {
    const { maya, omar, lena, teams } = stage.harbor
    await workOf(lena)
    const { ravi } = stage.lantern
    await expect(remove(maya, lena, { [teams.crew]: ravi.id })).rejects.toMatchObject(
      refused('leaving/cannot-take-over'),
    )
    await expect(remove(omar, lena)).rejects.toMatchObject(refused('person/removal-not-yours'))
    await expect(remove(maya, maya)).rejects.toMatchObject(refused('person/own-removal'))
  })
})

test.each(seeds(2))(
  'whatever lena does while she is removed, nothing open stays with her (seed %i)',
  async (seed) => {
    const { maya, omar, lena, teams } = stage.harbor
    const random = chance(seed)
    const makings = Array.from({ length: 12 }, (_, index) => async () => {
      await new Promise((resolve) => setTimeout(resolve, random.integer(0, 60)))
      const id = newId()
      const issue = {
        id,
        teamId: teams.crew,
        ownerId: lena.id,
        title: `Leak ${index}`,
        issueType: 'short_term' as const,
      }
      await lena.does(createIssue, issue)
    })
    await Promise.allSettled([
      ...makings.map((make) => make()),
      remove(maya, lena, { [teams.crew]: omar.id }),
    ])
    const { rows } = await inCompany(stage.pool, stage.harbor.companyId, null, (client) =>
      client.query("select id from issues where owner_id = $1 and status = 'open'", [lena.id]),
    )
    expect(rows).toEqual([])
  },
)
