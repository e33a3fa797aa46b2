import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { addTeamMember } from '../../people/team-members.mutations.ts'
import { createTeam } from '../../teams/teams.mutations.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { createMetric, updateMetric } from '../definition/metric-definition.mutations.ts'
import { aMetric, metricsIn } from '../metrics-harness.ts'
import { metricRow } from '../metrics.queries.ts'
import { metrics } from '../metrics.table.ts'
import { assignMetric, removeMetricFromTeam } from '../teams/metric-teams.mutations.ts'
import { formulaReach } from './formula.queries.ts'
import { MOST_FOLLOWING } from './input-teams.mutations.ts'

let scene: Cast, harbor: Cast['harbor']
/** A team of omar's and lena's. */
let dock: string
beforeAll(async () => {
  scene = await cast()
  ;({ harbor } = scene)
  const { omar, lena } = harbor
  dock = newId()
  await omar.does(createTeam, { id: dock, membershipId: newId(), name: 'Dock' })
  await omar.does(addTeamMember, { id: newId(), teamId: dock, personId: lena.id })
})
afterAll(() => scene.stop())

const { draft, metricOf, stored } = metricsIn(() => harbor)
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

async function formulaIn(teamId: string, owner: Player, formula: string): Promise<string> {
  const metric = { ...draft(owner, `Formula ${newId()}`), teamId, formula }
  await owner.does(createMetric, metric)
  return metric.id
}

/** A row of the crew as the database may hold it. */
function usingRow(formula: string, inputTeamIds: string[]) {
  const { lena, teams } = harbor
  const owned = { teamId: teams.crew, ownerId: lena.id, createdBy: lena.id, claimedName: null }
  return newRow(metrics, aMetric({ id: newId(), ...owned, formula, inputTeamIds }))
}

const move = (metricId: string, teamId: string) => harbor.lena.does(updateMetric, { metricId, teamId })
const teamsOf = async (metricId: string) => (await stored(metricId))?.inputTeamIds

test('formulas follow an input into another team, also those of teams that the mover does not see', async () => {
  const { omar, maya, teams } = harbor
  const [moved, other] = [await metricOf(harbor.lena, 'Moved'), await metricOf(harbor.lena, 'Stays')]
  const own = await formulaIn(teams.crew, harbor.lena, `[${moved}] + [${other}]`)
  const hidden = await formulaIn(teams.leadership, omar, `[${moved}] * 2`)
  const unrelated = await formulaIn(teams.leadership, omar, `[${other}] * 2`)
  const before = await stored(hidden)
  await move(moved, dock)
  expect((await teamsOf(own))?.toSorted()).toEqual([teams.crew, dock].toSorted())
  expect(await stored(hidden)).toEqual({ ...before, inputTeamIds: [dock] })
  expect(await teamsOf(unrelated)).toEqual([teams.crew])
  const reach = await maya.asks(formulaReach, { teamId: teams.leadership, from: THIS_WEEK })
  expect(reach.teamIds).toContain(dock)
  expect(await harbor.lena.asks(metricRow, { metricId: hidden })).toBeNull()
})

test('formulas follow an input that its team hands over to the next', async () => {
  const { omar, teams } = harbor
  const moved = await metricOf(omar, 'Handed over')
  const formula = await formulaIn(teams.crew, omar, `[${moved}]`)
  await omar.does(assignMetric, { id: newId(), metricId: moved, teamId: dock })
  expect(await teamsOf(formula)).toEqual([teams.crew])
  await omar.does(removeMetricFromTeam, { metricId: moved, teamId: teams.crew })
  expect(await teamsOf(formula)).toEqual([dock])
})

test('so do those of earlier weeks, and of deleted metrics, which may come back', async () => {
  const { lena, teams } = harbor
  const moved = await metricOf(lena, 'Used before')
  const typedNow = await formulaIn(teams.crew, lena, `[${moved}]`)
  await lena.does(updateMetric, { metricId: typedNow, formula: null, fromWeek: THIS_WEEK })
  const deleted = await formulaIn(dock, lena, `[${moved}]`)
  await lena.does(deleteMetric, { metricId: deleted })
  await move(moved, dock)
  expect(await teamsOf(typedNow)).toEqual([dock])
  const { store } = (await scene.node.company(harbor.companyId))!.replica
  expect(store.get(metrics, deleted)?.inputTeamIds).toEqual([dock])
})

test('the teams of inputs that are not here are kept', async () => {
  const { lena, companyId, teams } = harbor
  const moved = await metricOf(lena, 'Beside one from long ago')
  const inputTeamIds = [teams.crew, teams.leadership]
  const metric = usingRow(`[${moved}] + [${newId()}]`, inputTeamIds)
  await scene.node.run(companyId, null, insertRows([metric]), {})
  await move(moved, dock)
  expect(await teamsOf(metric.row.id)).toEqual([...inputTeamIds, dock])
})

test('as many follow as fit into one change, and the input moves in any case', async () => {
  const { lena, companyId, teams } = harbor
  const moved = await metricOf(lena, 'Popular')
  const formulas = Array.from({ length: MOST_FOLLOWING + 1 }, () => usingRow(`[${moved}]`, [teams.crew]))
  await scene.node.run(companyId, null, insertRows(formulas), {})
  await move(moved, dock)
  const { store } = (await scene.node.company(companyId))!.replica
  const following = formulas.filter(({ row }) => store.get(metrics, row.id)!.inputTeamIds.includes(dock))
  expect(following).toHaveLength(MOST_FOLLOWING)
})
