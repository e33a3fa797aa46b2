import { createContext, type ComponentType, useContext } from 'react'
import type { Readers } from '../revisions/readers.rules.ts'
import type { Block, PlanField } from './plan-blocks.rules.ts'
import type { PlanSheet } from './strategy.queries.ts'
import { isKeptBack, type PlanItem, type PlanText } from './strategy.table.ts'

/** The plan on the screen. */
export interface OpenPlan extends PlanSheet {
  /** The id that the first edit gives it. */
  planId: string
  /** What it is called. */
  name: string
  /** Says below each block what a meeting says of it. */
  Review?: ComponentType<{ block: Block }>
}

export const PlanContext = createContext<OpenPlan | null>(null)

/** @throws {Error} outside of a plan */
export function usePlan(): OpenPlan {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('This part belongs into a plan')
  return plan
}

/** What a field of a plan says; empty before it is written. */
export const textIn = (texts: readonly PlanText[], field: PlanField): string =>
  texts.find((row) => row.field === field)?.text ?? ''

export const itemsIn = (items: readonly PlanItem[], list: PlanItem['list']): PlanItem[] =>
  items.filter((item) => item.list === list)

/** Who reads a block of the open plan. */
export const readersIn = ({ plan, team }: OpenPlan, block: Block): Readers => ({
  audience: plan ? (isKeptBack(plan, block) ? 'team' : plan.audience) : 'managers',
  teamId: team.id,
  personId: null,
})
