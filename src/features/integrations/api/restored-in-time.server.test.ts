import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAgo } from '../../../../tests/long-ago.ts'
import { type Served, served } from '../../../../tests/served.ts'
import { defineMutation, type Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createDraft, deleteDraft, startChart } from '../../org-chart/charts/charts.mutations.ts'
import { orgCharts, seats } from '../../org-chart/org-chart.table.ts'
import { removeSeat } from '../../org-chart/seats/remove-seat.mutations.ts'
import { addSeat } from '../../org-chart/seats/seats.mutations.ts'
import { archiveProcess, createProcess } from '../../processes/processes.mutations.ts'
import { processes } from '../../processes/processes.table.ts'
import { addPlanItems, removePlanItem } from '../../strategy/plan-items.mutations.ts'
import { archivePlan } from '../../strategy/strategy.mutations.ts'
import { planItems, strategicPlans } from '../../strategy/strategy.table.ts'
import { archiveToolSheet, createToolSheet } from '../../tools/sheets/sheets.mutations.ts'
import { toolSheets } from '../../tools/sheets/sheets.table.ts'
import { callApi, tokenOf } from '../integrations-harness.ts'

let server: Served, token: string
const chartId = newId()
beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  token = await tokenOf(server, server.harbor.people['maya']!)
  await run(startChart, { id: chartId, name: 'Harbor', seats: [{ id: newId(), name: 'Captain' }] })
})
afterAll(() => server?.stop())

const run = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people['maya']!, mutation, args)

/** Says of a row that it went so many days ago. */
const agedBy = (days: number, kind: string, id: string) =>
  defineMutation('ageRow', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const archivedAt = daysAgo(days)
      if (kind === 'restoreProcess') tx.update(processes, id, { archivedAt })
      if (kind === 'restorePlan') tx.update(strategicPlans, id, { archivedAt })
      if (kind === 'restorePlanItem') tx.update(planItems, id, { removedAt: archivedAt })
      if (kind === 'restoreToolSheet') tx.update(toolSheets, id, { archivedAt })
      if (kind === 'restoreDraft') tx.update(orgCharts, id, { archivedAt })
      if (kind === 'restoreSeat') tx.update(seats, id, { archivedAt })
    },
  })

/** A plan of the team that leads, after the one before has been put away. */
async function planned(): Promise<{ planId: string; itemId: string }> {
  const [planId, itemId] = [newId(), newId()]
  if (latestPlan !== null) await run(archivePlan, { planId: latestPlan })
  latestPlan = planId
  const items = [{ id: itemId, title: 'Say it early' }]
  await run(addPlanItems, { teamId: server.harbor.teams.leadership, planId, list: 'values', items })
  return { planId, itemId }
}
let latestPlan: string | null = null

/** Each makes a thing, lets it go, and says by which argument it comes back. */
const GONE: Record<string, () => Promise<Record<string, string>>> = {
  async restoreProcess() {
    const id = newId()
    const ownerId = server.harbor.people['omar']!
    await run(createProcess, { id, teamId: server.harbor.teams.crew, name: 'Mooring', ownerId })
    await run(archiveProcess, { id })
    return { id }
  },
  async restorePlanItem() {
    const { itemId } = await planned()
    await run(removePlanItem, { itemId })
    return { itemId }
  },
  async restorePlan() {
    const { planId } = await planned()
    await run(archivePlan, { planId })
    latestPlan = null
    return { planId }
  },
  async restoreToolSheet() {
    const id = newId()
    await run(createToolSheet, { id, tool: 'the-offer', title: 'Tide tables' })
    await run(archiveToolSheet, { id })
    return { id }
  },
  async restoreDraft() {
    const id = newId()
    await run(createDraft, { id, name: 'Next year' })
    await run(deleteDraft, { chartId: id })
    return { chartId: id }
  },
  async restoreSeat() {
    const id = newId()
    await run(addSeat, { id, chartId, parentId: null, before: null, name: 'Mate' })
    await run(removeSeat, { seatId: id, withBeneath: false })
    return { seatId: id }
  },
}

/** What a program hears that brings back what went so many days ago. */
async function restoredAfter(days: number, name: string) {
  const args = await GONE[name]!()
  const [id] = Object.values(args)
  await server.services.node.run(server.harbor.id, null, agedBy(days, name, id!), {})
  return callApi(server, token, `mutations/${name}`, { body: args })
}

test.each(Object.keys(GONE))('%s brings back what went 29 days ago, and refuses after 31', async (name) => {
  expect((await restoredAfter(31, name)).body).toMatchObject({
    code: 'restoring/too-long-ago',
    detail: 'What was archived or removed can be restored for 30 days. This has been gone for longer.',
  })
  expect(await restoredAfter(29, name)).toMatchObject({ status: 200 })
})
