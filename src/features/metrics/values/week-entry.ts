import type { FormSchema } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import type { MetricValue, TargetLogic, Unit } from '../metrics.table.ts'
import { readTyped } from './read-value.rules.ts'

type OwnTarget = Pick<MetricValue, 'customTargetValue' | 'customTargetLogic' | 'targetNote'>

/** What a person enters for one week. */
export type WeekEntry = OwnTarget & { value: number | null }

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
export const changesTarget = (target: OwnTarget, stored: MetricValue | undefined): boolean =>
  target.customTargetValue !== (stored?.customTargetValue ?? null) ||
  target.customTargetLogic !== (stored?.customTargetLogic ?? null) ||
  target.targetNote !== (stored?.targetNote ?? null)
