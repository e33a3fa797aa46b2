import { addMonths, type Day } from '../time/calendar.rules.ts'
import type { Process, ProcessStep, PublishedProcess, PublishedStep } from './processes.table.ts'

/** Of a company, without those that are archived. */
export const MOST_PROCESSES = 100
/** How many processes of a company may have been archived in the last 30 days, in which browsers hold them. */
export const MOST_ARCHIVED = 400
/** Of a process in all: about three pages. */
export const MOST_CHARACTERS = 20_000
/** How many processes a company does well to have, and how many steps each. */
export const ADVISED = { processes: [6, 10], steps: [5, 12] } as const

/** How often a process may be looked at again, in months; null for never. */
export const REVIEWS = [3, 6, 12, null] as const

/** What a new one is reviewed by. */
export const FIRST_REVIEW = 12

/** What a process says, as it is being written or as it was published. */
export interface Content {
  readonly name: string
  readonly summary: string
  readonly steps: readonly Pick<PublishedStep, 'id' | 'title' | 'body' | 'seatId'>[]
}

export const charactersOf = ({ summary, steps }: Pick<Content, 'summary' | 'steps'>): number =>
  steps.reduce((sum, { title, body }) => sum + title.length + body.length, summary.length)

/** The steps as a version keeps them. */
export const stepsToPublish = (steps: readonly ProcessStep[]): PublishedStep[] =>
  steps.map(({ id, title, body, seatId }) => ({ id, title, body, seatId }))

const stepKey = ({ id, title, body, seatId }: Content['steps'][number]): string =>
  JSON.stringify([id, title, body, seatId])

export const isSameContent = (one: Content, other: Content): boolean =>
  one.name === other.name &&
  one.summary === other.summary &&
  one.steps.length === other.steps.length &&
  one.steps.every((step, index) => stepKey(step) === stepKey(other.steps[index]!))

export const PROCESS_STATES = ['draft', 'published', 'changed', 'review-due', 'archived'] as const

export type ProcessState = (typeof PROCESS_STATES)[number]

/** Where a process stands. One that is to be reviewed says so before it says that it has changes. */
export function stateOf(
  process: Pick<Process, 'archivedAt' | 'version' | 'reviewDueOn'>,
  hasChanges: boolean,
  today: Day,
): ProcessState {
  if (process.archivedAt !== null) return 'archived'
  if (process.version === 0) return 'draft'
  if (isReviewDue(process, today)) return 'review-due'
  return hasChanges ? 'changed' : 'published'
}

export const isReviewDue = ({ reviewDueOn }: Pick<Process, 'reviewDueOn'>, today: Day): boolean =>
  reviewDueOn !== null && reviewDueOn <= today

/** When a process that is right on this day is looked at next. */
export const nextReview = (reviewEvery: number | null, today: Day): Day | null =>
  reviewEvery === null ? null : addMonths(today, reviewEvery)

/** What readers are shown of a step that is not as it was in an earlier version. */
export type StepChange = 'added' | 'changed'

/** How the steps differ from an earlier version: what is new in each, and which are gone. */
export function changesSince(
  before: Pick<PublishedProcess, 'steps'>,
  now: Pick<PublishedProcess, 'steps'>,
): { of: ReadonlyMap<string, StepChange>; removed: readonly PublishedStep[] } {
  const earlier = new Map(before.steps.map((step) => [step.id, step]))
  const present = new Set(now.steps.map(({ id }) => id))
  const of = new Map<string, StepChange>()
  for (const step of now.steps) {
    const former = earlier.get(step.id)
    if (!former) of.set(step.id, 'added')
    else if (stepKey(former) !== stepKey(step)) of.set(step.id, 'changed')
  }
  return { of, removed: before.steps.filter(({ id }) => !present.has(id)) }
}
