import type { ToolItem } from '../sheets/sheets.table.ts'
import type { SectionOf } from '../sheets/tool-kinds.rules.ts'

type OfferPart = SectionOf<'the-offer'>

/** What is scored from 1 to 10; the others are told in words. */
export const LEVERS = ['outcome', 'likelihood', 'delay', 'effort'] as const satisfies readonly OfferPart[]

export type Lever = (typeof LEVERS)[number]

export const isLever = (part: string): part is Lever => (LEVERS as readonly string[]).includes(part)

export type Scores = Readonly<Record<Lever, number | null>>

export function scoresOf(items: readonly Pick<ToolItem, 'section' | 'score'>[]): Scores {
  const of = (lever: Lever) => items.find(({ section }) => section === lever)?.score ?? null
  return { outcome: of('outcome'), likelihood: of('likelihood'), delay: of('delay'), effort: of('effort') }
}

/** Outcome times likelihood over delay times effort, with two decimals; null until all four are scored. */
export function offerScore({ outcome, likelihood, delay, effort }: Scores): number | null {
  if (outcome === null || likelihood === null || delay === null || effort === null) return null
  return Math.round(((outcome * likelihood) / (delay * effort)) * 100) / 100
}

/** How much a lever helps, from 1 to 10: for delay and effort the less, the better. */
export const strengthOf = (lever: Lever, score: number): number =>
  lever === 'delay' || lever === 'effort' ? 11 - score : score

/** The scored lever that helps least; of equal ones the first. Null if nothing is scored. */
export function weakestLever(scores: Scores): Lever | null {
  const scored = LEVERS.flatMap((lever) => {
    const score = scores[lever]
    return score === null ? [] : [{ lever, strength: strengthOf(lever, score) }]
  })
  return scored.toSorted((one, other) => one.strength - other.strength)[0]?.lever ?? null
}
