import { LARGEST_VALUE } from '../values/metric-format.rules.ts'
import type { Unit } from '../metrics.table.ts'
import {
  NAME_REQUIRED,
  OWNER_REQUIRED,
  TARGET_REQUIRED,
  TEAM_REQUIRED,
  TOO_LARGE,
  UNIT_REQUIRED,
} from '../metrics.text.ts'

interface MetricDraft {
  name: string
  unit: Unit | null
  ownerId: string | null
  teamId: string | null
  targetValue: number | null
}

interface DraftProblem {
  field: keyof MetricDraft
  text: string
}

/** The first thing that keeps a metric from being added, or null. */
export function newMetricProblem(draft: MetricDraft): DraftProblem | null {
  if (draft.name.trim() === '') return { field: 'name', text: NAME_REQUIRED }
  if (draft.unit === null) return { field: 'unit', text: UNIT_REQUIRED }
  if (draft.ownerId === null) return { field: 'ownerId', text: OWNER_REQUIRED }
  if (draft.teamId === null) return { field: 'teamId', text: TEAM_REQUIRED }
  if (Math.abs(draft.targetValue ?? 0) > LARGEST_VALUE) return { field: 'targetValue', text: TOO_LARGE }
  return null
}

/** As `newMetricProblem`, and a target is needed too: where people define metrics they say what is good enough. */
export function definedMetricProblem(draft: MetricDraft): DraftProblem | null {
  const problem = newMetricProblem(draft)
  if (problem) return problem
  return draft.targetValue === null ? { field: 'targetValue', text: TARGET_REQUIRED } : null
}
