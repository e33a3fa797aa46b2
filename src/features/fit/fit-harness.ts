import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { startChart } from '../org-chart/charts/charts.mutations.ts'
import { orgChartsInSight } from '../org-chart/charts/charts.queries.ts'
import { addHolder } from '../org-chart/seats/holders.mutations.ts'
import { addSeat } from '../org-chart/seats/seats.mutations.ts'
import { addPlanItems } from '../strategy/plan-items.mutations.ts'
import { startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { rateValue, shareFit, takeBackFit } from './fit.mutations.ts'

export const THIS_QUARTER = startOfQuarter(utcDayOf(new Date().toISOString()))

/** Gives the company two values. */
export async function writeValues({ maya, teams }: Cast['harbor']) {
  const [calm, frank] = [newId(), newId()]
  const items = [
    { id: calm, title: 'Calm' },
    { id: frank, title: 'Frank' },
  ]
  await maya.does(addPlanItems, { teamId: teams.leadership, planId: newId(), list: 'values', items })
  return { calm, frank }
}

/** A chart in which each of these people holds a seat beneath the one before. */
export async function seatInLine({ maya }: Cast['harbor'], people: readonly Player[]): Promise<string[]> {
  await maya.does(startChart, { id: newId(), name: 'Org Chart', seats: [{ id: newId(), name: 'Owners' }] })
  const { live } = await maya.asks(orgChartsInSight, {})
  const ids: string[] = []
  for (const { id: personId } of people) {
    const id = newId()
    const parentId = ids.at(-1) ?? null
    await maya.does(addSeat, { id, chartId: live!.id, parentId, before: null, name: `Seat ${ids.length}` })
    await maya.does(addHolder, { seatId: id, personId })
    ids.push(id)
  }
  return ids
}

export const marks = (by: Player, whom: Player, valueId: string) =>
  by.does(rateValue, { personId: whom.id, quarter: THIS_QUARTER, valueId, mark: 'sometimes' })

export const shares = (by: Player, whom: Player) =>
  by.does(shareFit, { personId: whom.id, quarter: THIS_QUARTER })

export const takesBack = (by: Player, whom: Player) =>
  by.does(takeBackFit, { personId: whom.id, quarter: THIS_QUARTER })
