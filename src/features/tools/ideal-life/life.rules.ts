import type { ToolItem } from '../sheets/sheets.table.ts'
import { SECTIONS, type SectionOf } from '../sheets/tool-kinds.rules.ts'

export type LifePart = SectionOf<'ideal-life'>

export const LIFE_PARTS: readonly LifePart[] = SECTIONS['ideal-life']

export type LifeScores = Readonly<Record<LifePart, number | null>>

/** The five scores from 1 to 10; null for those not given yet. */
export function lifeScores(items: readonly Pick<ToolItem, 'section' | 'score'>[]): LifeScores {
  const of = (part: LifePart) => items.find(({ section }) => section === part)?.score ?? null
  return {
    love: of('love'),
    people: of('people'),
    difference: of('difference'),
    paid: of('paid'),
    time: of('time'),
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a score stands on the axis of its part, around 0, 0: the first axis points up, the others follow clockwise. */
export function pointOf(place: number, score: number, radius: number): Point {
  const angle = (place / LIFE_PARTS.length) * 2 * Math.PI
  const distance = (score / 10) * radius
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance }
}

/** The corners of the shape that scores make; those not given yet stand in the middle. */
export const shapeOf = (scores: LifeScores, radius: number): Point[] =>
  LIFE_PARTS.map((part, place) => pointOf(place, scores[part] ?? 0, radius))

/** Hours of work a year; null until both numbers are known. */
export const hoursAYear = (workDays: number | undefined, hoursADay: number | undefined): number | null =>
  workDays === undefined || hoursADay === undefined ? null : workDays * hoursADay
