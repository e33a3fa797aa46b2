import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { follow } from '../../../../tests/long-ago.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { newId } from '../../../sync/id.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { createTeam, deleteTeam, restoreTeam } from '../../teams/teams.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { deleteMetric, restoreMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric, updateMetric } from '../definition/metric-definition.mutations.ts'
import { METRIC_NOT_DELETED } from '../definition/metric-definition.text.ts'
import { formulaReach, heldInputs } from '../formulas/formula.queries.ts'
import { createMetricGroup, groupMetric } from '../groups/groups.mutations.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricRow, metricsOfTeam } from '../metrics.queries.ts'
import { dismissMisses } from '../proposals/proposals.mutations.ts'
import { reorderMetrics } from '../scorecard/metric-order.mutations.ts'
import { cellOf, setCustomTarget, setMetricValue } from '../values/metric-values.mutations.ts'
import { assignMetric, removeMetricFromTeam } from './metric-teams.mutations.ts'
import { teamsOfMetric } from './metric-teams.queries.ts'

let story: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  story = await cast()
  ;({ harbor, lantern } = story)
})
afterAll(() => story.stop())

const { draft } = metricsIn(() => harbor)

const WEEK = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
const NOT_FOUND = refused('access/not-found')
const OWNER_OR_MANAGER = refused('metric/owner-or-manager-only')
const noOwnTarget = { customTargetValue: null, customTargetLogic: null, targetNote: null }

/** Of omar's, in the leadership team, which lena of the crew is not on. */
let metricId: string
beforeEach(async () => {
  metricId = newId()
  const { omar, teams } = harbor
  await omar.does(createMetric, {
    ...draft(omar, `Voyages ${metricId}`),
    id: metricId,
    teamId: teams.leadership,
  })
})

const assign = (player: Player, teamId: string) =>
  player.does(assignMetric, { id: newId(), metricId, teamId })
const enter = (player: Player, value: number) =>
  player.does(setMetricValue, { ...cellOf(metricId, WEEK), value })
const shownIn = async (player: Player, teamId: string) =>
  (await player.asks(metricsOfTeam, { teamId })).filter(({ id }) => id === metricId)

async function dockOf(player: Player): Promise<string> {
  const id = newId()
  await player.does(createTeam, { id, membershipId: newId(), name: `Dock ${id}` })
  return id
}

async function storedValues() {
  const { rows } = await inCompany(story.pool, harbor.companyId, null, (client) =>
    client.query(
      'select team_id as "teamId", is_shared as "isShared" from metric_values where company_id = $1 and metric_id = $2',
      [harbor.companyId, metricId],
    ),
  )
  return rows as unknown[]
}

describe('a metric in several teams', () => {
  test('is shown to the other team, whose members enter its values, until it is taken back', async () => {
    const { lena, omar, teams } = harbor
    await expect(enter(lena, 1)).rejects.toMatchObject(NOT_FOUND)
    await assign(omar, teams.crew)
    await assign(omar, teams.crew)
    expect(await shownIn(lena, teams.crew)).toMatchObject([{ teamId: teams.leadership, isShared: true }])
    await enter(lena, 7)
    expect((await omar.asks(metricRow, { metricId }))?.values[WEEK]).toMatchObject({
      value: 7,
      isShared: true,
    })
    expect(await lena.asks(teamsOfMetric, { metricId })).toMatchObject({
      home: { id: teams.leadership },
      others: [{ id: teams.crew }],
    })
    await omar.does(removeMetricFromTeam, { metricId, teamId: teams.crew })
    expect(await shownIn(lena, teams.crew)).toEqual([])
    expect(await lena.asks(metricRow, { metricId })).toBeNull()
    expect(await storedValues()).toEqual([{ teamId: teams.leadership, isShared: false }])
  })

  test('is configured by its owner and the managers of its own team only', async () => {
    const { lena, maya, omar, teams } = harbor
    await assign(omar, teams.crew)
    await maya.does(updateMetric, { metricId, ownerId: maya.id })
    for (const attempt of [
      () => lena.does(updateMetric, { metricId, targetValue: 1 }),
      () => lena.does(setCustomTarget, { ...cellOf(metricId, WEEK), ...noOwnTarget }),
      () => lena.does(removeMetricFromTeam, { metricId, teamId: teams.crew }),
      () => assign(lena, teams.crew),
    ])
      await expect(attempt()).rejects.toMatchObject(OWNER_OR_MANAGER)
    await expect(lena.does(deleteMetric, { metricId })).rejects.toMatchObject(refused('metric/owner-only'))
    await expect(enter(harbor.theo, 1)).rejects.toMatchObject(refused('access/denied'))
  })

  test('can be read by the whole company, and that gives nobody the right to change it', async () => {
    const { lena, omar } = harbor
    await assign(omar, await dockOf(omar))
    expect(await lena.asks(metricRow, { metricId })).not.toBeNull()
    await expect(enter(lena, 1)).rejects.toMatchObject(refused('metric/members-only'))
    await expect(lena.does(dismissMisses, { metricId, until: WEEK })).rejects.toMatchObject(
      refused('metric/members-only'),
    )
    await expect(lantern.ravi.asks(metricRow, { metricId })).resolves.toBeNull()
    await expect(enter(lantern.ravi, 1)).rejects.toMatchObject(NOT_FOUND)
    await expect(assign(lantern.ravi, lantern.teams.leadership)).rejects.toMatchObject(NOT_FOUND)
  })

  test('is shown only in teams that one is on', async () => {
    const { maya, omar } = harbor
    const dock = await dockOf(maya)
    await expect(assign(omar, dock)).rejects.toMatchObject(refused('metric/not-your-team-to-share'))
    await expect(assign(omar, lantern.teams.leadership)).rejects.toMatchObject(NOT_FOUND)
    await assign(maya, dock)
  })

  test('has a place and a group of its own in each team', async () => {
    const { lena, omar, teams } = harbor
    const dock = await dockOf(omar)
    await assign(omar, dock)
    const groupId = newId()
    await omar.does(createMetricGroup, { id: groupId, teamId: dock, name: 'Sails' })
    const other = { ...draft(omar, 'Ropes'), teamId: dock }
    await omar.does(createMetric, other)
    await omar.does(groupMetric, { teamId: dock, metricId, groupId })
    expect(await shownIn(omar, dock)).toMatchObject([{ groupId }])
    expect(await shownIn(omar, teams.leadership)).toMatchObject([{ groupId: null }])
    await omar.does(groupMetric, { teamId: dock, metricId, groupId: null })
    const order = async () => (await omar.asks(metricsOfTeam, { teamId: dock })).map(({ id }) => id)
    await omar.does(reorderMetrics, { teamId: dock, metricIds: [metricId, other.id] })
    expect(await order()).toEqual([metricId, other.id])
    await omar.does(reorderMetrics, { teamId: dock, metricIds: [other.id, metricId] })
    expect(await order()).toEqual([other.id, metricId])
    await expect(
      lena.does(groupMetric, { teamId: teams.crew, metricId, groupId: null }),
    ).rejects.toMatchObject(refused('access/denied'))
  })

  test('takes the values of years ago along, and they are held where it is shown', async () => {
    const { lena, omar, teams } = harbor
    await inCompany(story.pool, harbor.companyId, null, (client) =>
      client.query(
        `insert into metric_values (company_id, id, metric_id, team_id, week, value, updated_by, updated_at)
         values ($1, $2, $3, $4, '2020-01-06', 7, $5, now())`,
        [harbor.companyId, newId(), metricId, teams.leadership, omar.id],
      ),
    )
    await assign(omar, teams.crew)
    expect(await storedValues()).toEqual([{ teamId: teams.leadership, isShared: true }])
    expect(await lena.asks(formulaReach, { teamId: teams.crew, from: WEEK })).toMatchObject({
      sharedTeamIds: [teams.leadership],
    })
    const line = await follow(story.node, lena)
    const weeks = { from: '2020-01-06', to: '2020-01-13' }
    line.want({ teamIds: [], sharedTeamIds: [teams.leadership], ...weeks }, heldInputs.name)
    await expect.poll(() => JSON.stringify(line.pages())).toContain(metricId)
    line.leave()
  })
})

describe('taking a metric out of a team', () => {
  test('out of its own, the first other team of its owner takes it over', async () => {
    const { omar, teams } = harbor
    await enter(omar, 5)
    await omar.does(updateMetric, { metricId, targetValue: 5, fromWeek: WEEK })
    const dock = await dockOf(omar)
    await assign(omar, dock)
    await assign(omar, teams.crew)
    await omar.does(removeMetricFromTeam, { metricId, teamId: teams.leadership })
    expect(await shownIn(omar, teams.leadership)).toEqual([])
    expect(await shownIn(omar, dock)).toMatchObject([{ teamId: dock, isShared: true }])
    expect(await shownIn(omar, teams.crew)).toMatchObject([{ teamId: dock }])
    await omar.does(removeMetricFromTeam, { metricId, teamId: dock })
    expect(await shownIn(omar, teams.crew)).toMatchObject([{ teamId: teams.crew, isShared: false }])
    expect(await storedValues()).toEqual([{ teamId: teams.crew, isShared: false }])
    expect((await harbor.lena.asks(metricRow, { metricId }))?.definitions).toMatchObject([
      { teamId: teams.crew, isShared: false },
    ])
  })

  test('out of the only one that its owner is on, it is refused', async () => {
    const { maya, omar, teams } = harbor
    const refusal = refused('metric/no-other-team', 'Delete Failed')
    const take = () => omar.does(removeMetricFromTeam, { metricId, teamId: teams.leadership })
    await expect(take()).rejects.toMatchObject(refusal)
    await assign(omar, teams.crew)
    await omar.does(updateMetric, { metricId, ownerId: maya.id })
    const outsiders = await dockOf(maya)
    await expect(take()).rejects.toMatchObject(refusal)
    await expect(omar.does(removeMetricFromTeam, { metricId, teamId: outsiders })).rejects.toMatchObject(
      refused('metric/other-team', METRIC_NOT_DELETED),
    )
  })

  test('a manager takes another team’s metric off their own scorecard', async () => {
    const { maya, omar, lena } = harbor
    const dock = await dockOf(maya)
    const foreign = { ...draft(maya, 'Dock dues'), teamId: dock }
    await maya.does(createMetric, foreign)
    const { crew } = harbor.teams
    await maya.does(assignMetric, { id: newId(), metricId: foreign.id, teamId: crew })
    const take = { metricId: foreign.id, teamId: crew }
    await expect(lena.does(removeMetricFromTeam, take)).rejects.toMatchObject(OWNER_OR_MANAGER)
    await omar.does(removeMetricFromTeam, take)
    expect((await lena.asks(metricsOfTeam, { teamId: crew })).map(({ id }) => id)).not.toContain(foreign.id)
    await expect(omar.does(removeMetricFromTeam, { ...take, teamId: dock })).rejects.toMatchObject(
      OWNER_OR_MANAGER,
    )
  })

  test('out of all, its owner deletes and restores it everywhere', async () => {
    const { lena, omar, teams } = harbor
    await assign(omar, teams.crew)
    await omar.does(deleteMetric, { metricId })
    expect(await shownIn(lena, teams.crew)).toEqual([])
    await omar.does(restoreMetric, { metricId })
    expect(await shownIn(lena, teams.crew)).toHaveLength(1)
  })
})

describe('when teams and people come and go', () => {
  test('a metric moved to a team that shows it already is shown there once', async () => {
    const { omar, teams } = harbor
    await assign(omar, teams.crew)
    await enter(omar, 3)
    await omar.does(updateMetric, { metricId, teamId: teams.crew })
    expect(await shownIn(omar, teams.crew)).toMatchObject([{ teamId: teams.crew, isShared: false }])
    expect(await storedValues()).toEqual([{ teamId: teams.crew, isShared: false }])
  })

  test('a deleted team takes its metrics from the others too, and brings them back', async () => {
    const { lena, omar, teams } = harbor
    const dock = await dockOf(omar)
    await omar.does(updateMetric, { metricId, teamId: dock })
    await assign(omar, teams.crew)
    await omar.does(deleteTeam, { id: dock })
    expect(await shownIn(lena, teams.crew)).toEqual([])
    await expect(enter(lena, 1)).rejects.toMatchObject(refused('metric/gone'))
    await omar.does(restoreTeam, { id: dock })
    expect(await shownIn(lena, teams.crew)).toHaveLength(1)
    await enter(lena, 1)
  })

  test('a deleted team that showed a metric leaves it with the others', async () => {
    const { lena, omar, teams } = harbor
    const dock = await dockOf(omar)
    await assign(omar, dock)
    await assign(omar, teams.crew)
    await omar.does(deleteTeam, { id: dock })
    expect(await lena.asks(teamsOfMetric, { metricId })).toMatchObject({ others: [{ id: teams.crew }] })
    await expect(assign(omar, dock)).rejects.toMatchObject(refused('metric/not-your-team-to-share'))
    expect(await shownIn(lena, teams.crew)).toHaveLength(1)
  })

  test('who leaves the team enters nothing any more', async () => {
    const { lena, maya, omar } = harbor
    const dock = await dockOf(maya)
    await maya.does(updateMetric, { metricId, ownerId: maya.id })
    await maya.does(addTeamMember, { id: newId(), teamId: dock, personId: lena.id })
    await assign(maya, dock)
    await enter(lena, 1)
    await maya.does(removeTeamMember, { teamId: dock, personId: lena.id })
    await expect(enter(lena, 2)).rejects.toMatchObject(refused('metric/members-only'))
    expect((await omar.asks(metricRow, { metricId }))?.values[WEEK]?.value).toBe(1)
  })
})
