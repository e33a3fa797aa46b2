import type { Unit } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../values/targets.text.ts'
import type { WeekChange } from '../values/week-history.rules.ts'
import type { NamedPlaceChange } from './panel.queries.ts'
import {
  ANOTHER_TEAM,
  cleared,
  corrected,
  entered,
  moved,
  noted,
  noteRemoved,
  ownTarget,
  renamed,
  usualTarget,
} from './panel.text.ts'

/** A change of a week in words, a sentence for each thing that is different. */
export function changeWords({ value, note, target }: WeekChange, week: string, unit: Unit): string[] {
  const number = (amount: number) => formatValue(amount, unit)
  return [
    ...(value ? [valueWords(value, week, number)] : []),
    ...(note === undefined ? [] : [note === null ? noteRemoved(week) : noted(note, week)]),
    ...(target ? [targetWords(target, week, number)] : []),
  ]
}

/** A change of a metric's name or team in words. */
export function placeWords({ name, team }: NamedPlaceChange): string[] {
  return [
    ...(name ? [renamed(name.after, name.before)] : []),
    ...(team ? [moved(team.before ?? ANOTHER_TEAM, team.after ?? ANOTHER_TEAM)] : []),
  ]
}

function valueWords(
  { before, after }: NonNullable<WeekChange['value']>,
  week: string,
  number: (amount: number) => string,
): string {
  if (after === null) return cleared(week, number(before!))
  return before === null ? entered(number(after), week) : corrected(number(after), week, number(before))
}

function targetWords(
  { customTargetValue: value, customTargetLogic: logic }: NonNullable<WeekChange['target']>,
  week: string,
  number: (amount: number) => string,
): string {
  if (value === null && logic === null) return usualTarget(week)
  const parts = [logic && TARGET_LOGIC_SIGNS[logic], value !== null && number(value)]
  return ownTarget(parts.filter(Boolean).join(' '), week)
}
