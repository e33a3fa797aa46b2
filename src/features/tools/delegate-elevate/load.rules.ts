import type { ToolItem } from '../sheets/sheets.table.ts'
import { sumOf } from '../sheets/numbers.rules.ts'
import { SECTIONS, type SectionOf } from '../sheets/tool-kinds.rules.ts'

export type Quadrant = SectionOf<'delegate-elevate'>

export const QUADRANTS: readonly Quadrant[] = SECTIONS['delegate-elevate']

/** What one does not like doing is what others should do: it takes whom, and by when. */
export const isForOthers = (quadrant: string): boolean =>
  quadrant === 'dislike-good' || quadrant === 'dislike-bad'

/** How many hours a week one wants to work unless one says otherwise. */
export const HOURS_WANTED = 40

export interface Load {
  /** Hours a week of all activities. */
  readonly carried: number
  readonly wanted: number
  /** How many are more than one wants to work. */
  readonly over: number
  readonly byQuadrant: Readonly<Record<Quadrant, number>>
  /** What the whole width of the bar stands for: the hours one carries, or those one wants if they are more. */
  readonly full: number
}

/** What somebody carries in hours a week, against what they want to work. */
export function loadOf(items: readonly Pick<ToolItem, 'section' | 'hours'>[], wanted: number): Load {
  const hoursIn = (quadrant: Quadrant) =>
    sumOf(items.filter(({ section }) => section === quadrant).map(({ hours }) => hours))
  const carried = sumOf(items.map(({ hours }) => hours))
  return {
    carried,
    wanted,
    over: Math.max(0, sumOf([carried, -wanted])),
    byQuadrant: {
      'love-great': hoursIn('love-great'),
      'like-good': hoursIn('like-good'),
      'dislike-good': hoursIn('dislike-good'),
      'dislike-bad': hoursIn('dislike-bad'),
    },
    full: Math.max(carried, wanted),
  }
}
