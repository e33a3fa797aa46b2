import { sumOf } from '../sheets/numbers.rules.ts'
import type { ToolItem } from '../sheets/sheets.table.ts'
import { SECTIONS, type SectionOf } from '../sheets/tool-kinds.rules.ts'

export type Rung = SectionOf<'replacement-ladder'>

/** From the lowest up. */
export const RUNGS: readonly Rung[] = SECTIONS['replacement-ladder']

type RungFacts = Pick<ToolItem, 'section' | 'state' | 'hours' | 'amount'>

/** The lowest rung that is not in place; null once all are. */
export const nextRung = (items: readonly RungFacts[]): Rung | null =>
  RUNGS.find((rung) => items.find(({ section }) => section === rung)?.state !== 'in-place') ?? null

export interface LadderSums {
  /** Hours a week that the rungs in place have bought back, and that all of them buy. */
  readonly boughtBack: number
  readonly hours: number
  /** What all of them cost a month. */
  readonly cost: number
}

export function ladderSums(items: readonly RungFacts[]): LadderSums {
  const inPlace = items.filter(({ state }) => state === 'in-place')
  return {
    boughtBack: sumOf(inPlace.map(({ hours }) => hours)),
    hours: sumOf(items.map(({ hours }) => hours)),
    cost: sumOf(items.map(({ amount }) => amount)),
  }
}
