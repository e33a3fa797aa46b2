import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import type { RefusalText } from '../../../sync/refusal.ts'
import { chunksOf } from '../chunks.rules.ts'
import { MOST_AT_ONCE, takeBackMetrics } from '../definition/delete-metrics.mutations.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import {
  cellsOf,
  MOST_CELLS,
  notesOf,
  setMetricValues,
  setWeekNotes,
} from '../values/metric-values.mutations.ts'
import type { ImportPlan, PlannedCell } from './import-plan.rules.ts'

export interface Importer {
  teamId: string
  mutate: <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) => RefusalText | null
  /** Resolves when others have had their turn and little waits to be sent. */
  rest: () => Promise<void>
  /** What a week of a metric says now. */
  at: (metricId: string, week: string) => { value: number | null; note: string | null }
  /** Whether a metric that the import has added can be taken back. */
  mayTakeBack: (metricId: string) => boolean
}

type Week = ReturnType<Importer['at']>

/** A planned week whose metric is there. */
type Writable = PlannedCell & { metricId: string }

/** A week as an import has written it. */
type WrittenCell = Writable & { before: Week }

/** What an import has done so far, to be taken back as one. */
export interface Imported {
  metricIds: string[]
  cells: WrittenCell[]
}

interface Course {
  onProgress: (written: number) => void
  signal: AbortSignal
}

/** Fewer than one mutation takes, so that a chunk holds up nobody for long. */
const AT_ONCE = MOST_CELLS / 2
/** A person may not make many more at once. */
const METRICS_AT_ONCE = 20

/**
 * Writes what was planned, chunk by chunk, until all of it is written, the signal stops it between two, or one is refused, which has
 * been shown by then.
 */
export async function runImport(plan: ImportPlan, importer: Importer, course: Course): Promise<Imported> {
  const { teamId, mutate, rest, at } = importer
  const done: Imported = { metricIds: [], cells: [] }
  const ids = new Map<string, string>()
  for (const { key, ...metric } of plan.created) {
    if (course.signal.aborted) return done
    const id = newId()
    const given = { ...metric, id, teamId, description: null, aggregationType: 'total' as const }
    if (mutate(createMetric, given)) return done
    ids.set(key, id)
    done.metricIds.push(id)
    if (done.metricIds.length % METRICS_AT_ONCE === 0) await rest()
  }
  const cells = plan.cells.flatMap((cell): Writable[] => {
    const metricId = cell.metricId ?? ids.get(cell.key)
    return metricId ? [{ ...cell, metricId }] : []
  })
  for (const chunk of chunksOf(cells, AT_ONCE)) {
    if (course.signal.aborted) return done
    // Others may have changed these weeks since the plan was made.
    const written = chunk.map((cell) => ({ ...cell, before: at(cell.metricId, cell.week) }))
    if (!writeChunk(written, mutate)) return done
    done.cells.push(...written)
    course.onProgress(done.cells.length)
    await rest()
  }
  return done
}

interface Writing {
  metricId: string
  week: string
  /** Undefined to leave it as it is. */
  value: number | null | undefined
  note: string | null | undefined
}

function writeChunk(cells: readonly Writing[], mutate: Importer['mutate']): boolean {
  const values = cells.flatMap(({ metricId, week, value }) =>
    value === undefined ? [] : [{ metricId, week, value }],
  )
  const notes = cells.flatMap(({ metricId, week, note }) =>
    note === undefined ? [] : [{ metricId, week, note }],
  )
  if (values.length > 0 && mutate(setMetricValues, cellsOf(values))) return false
  return notes.length === 0 || mutate(setWeekNotes, notesOf(notes)) === null
}

/**
 * Takes an import back, except for weeks and metrics that somebody has changed since.
 * @returns how many weeks and how many metrics stay
 */
export async function undoImport(
  done: Imported,
  importer: Importer,
): Promise<{ left: number; kept: number }> {
  const { mutate, at, rest } = importer
  const deleted = takenBack(done.metricIds, importer)
  const cells = done.cells.filter(({ metricId }) => !deleted.has(metricId))
  const untouched = cells.filter(({ metricId, week, value, note }) => {
    const now = at(metricId, week)
    return (value === undefined || now.value === value) && (note === undefined || now.note === note)
  })
  let written = 0
  for (const chunk of chunksOf(untouched, AT_ONCE)) {
    const back = chunk.map(({ metricId, week, value, note, before }) => ({
      metricId,
      week,
      value: value === undefined ? undefined : before.value,
      note: note === undefined ? undefined : before.note,
    }))
    if (!writeChunk(back, mutate)) break
    written += chunk.length
    await rest()
  }
  return { left: cells.length - written, kept: done.metricIds.length - deleted.size }
}

/** Takes back those of the metrics that nobody has changed since, and answers which. */
function takenBack(metricIds: readonly string[], { mutate, mayTakeBack }: Importer): Set<string> {
  const deleted = new Set<string>()
  for (const chunk of chunksOf(metricIds.filter(mayTakeBack), MOST_AT_ONCE)) {
    if (mutate(takeBackMetrics, { metricIds: chunk })) break
    for (const id of chunk) deleted.add(id)
  }
  return deleted
}
