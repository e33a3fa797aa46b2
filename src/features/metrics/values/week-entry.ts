import type { FormSchema } from '../../../ui/Form.tsx'
import { differing } from '../../../ui/differing.ts'
import type { FormReader } from '../../../ui/form-reader.ts'
import type { MetricValue, TargetLogic, Unit } from '../metrics.table.ts'
import { readTyped } from './read-value.rules.ts'

type OwnTarget = Pick<MetricValue, 'customTargetValue' | 'customTargetLogic' | 'targetNote'>

/** What a person enters for one week. */
export type WeekEntry = OwnTarget & { value: number | null }

/** What is stored of a week, as a person would enter it. */
export const entryOf = (stored: MetricValue | undefined): WeekEntry => ({
  value: stored?.value ?? null,
  customTargetValue: stored?.customTargetValue ?? null,
  customTargetLogic: stored?.customTargetLogic ?? null,
  targetNote: stored?.targetNote ?? null,
})

/** The week as a person wants it: what they left as it was when they `began` is to stay as it is `stored` by now. */
export const amended = (stored: WeekEntry, began: WeekEntry, entry: WeekEntry): WeekEntry => ({
  ...stored,
  ...differing(began, entry),
})

export const readWeek = (form: FormReader) => ({
  value: form.raw('value'),
  target: form.raw('target'),
  logic: form.optional('logic'),
  note: form.optional('note'),
})

/** Reads numbers as the cells of the scorecard do. */
export const weekSchema = (unit: Unit): FormSchema<WeekEntry> => ({
  safeParse(entered) {
    const { value, target, logic, note } = entered as ReturnType<typeof readWeek>
    const [read, readTarget] = [readTyped(value, unit), readTyped(target, unit)]
    if ('problem' in read) return invalid('value', read.problem)
    if ('problem' in readTarget) return invalid('target', readTarget.problem)
    const customTargetLogic = logic as TargetLogic | null
    const own = { customTargetValue: readTarget.value, customTargetLogic, targetNote: note }
    return { success: true, data: { value: read.value, ...own } }
  },
})

const invalid = (field: string, message: string) => ({
  success: false as const,
  error: { issues: [{ path: [field], message }] },
})

/** Whether the week's own target or note differs from what is stored. */
export const changesTarget = (target: OwnTarget, stored: OwnTarget): boolean =>
  target.customTargetValue !== stored.customTargetValue ||
  target.customTargetLogic !== stored.customTargetLogic ||
  target.targetNote !== stored.targetNote
