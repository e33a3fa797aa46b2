import type { Measure } from './measures.rules.ts'

/** The charts that the server computes, in the order of the screen. */
export const CHARTS = [
  'goals',
  'tasks',
  'issues',
  'rating',
  'punctuality',
  'metrics',
  'participation',
  'adoption',
] as const

export type ChartKind = (typeof CHARTS)[number]

export type Unit = 'percent' | 'count' | 'days' | 'points' | 'each'

export interface Figure {
  readonly key: string
  /** Of which part of the chart's facts; '' where there is only one. */
  readonly part: string
  readonly measure: Measure
  readonly unit: Unit
  /** A level at the end rather than something that adds up: the period says what its last week does. */
  readonly isLevel?: true
}

export interface ChartOf {
  /** Null for what only has a present state. */
  readonly grain: 'quarter' | 'week' | null
  readonly figures: readonly Figure[]
  /** The figures that the drawing shows. */
  readonly drawn: readonly string[]
  readonly drawnAs: 'columns' | 'lines'
  /** What is to be reached, as a line across the drawing. */
  readonly line: number | null
  /** What the scale reaches at least; null for whatever there is. */
  readonly top: number | null
}

/** The state of facts that say too little, such as rows of before a field was kept. No figure counts them. */
export const UNKNOWN = 'unknown'

const share = (of: readonly string[], per: readonly string[], by: 'count' | 'amount' = 'count'): Measure => ({
  kind: 'share',
  of,
  per,
  by,
})
const count = (...of: readonly string[]): Measure => ({ kind: 'count', of })

const COMPLETE = ['on-time', 'late', UNKNOWN]

const goalFigures = (part: string): Figure[] => [
  { key: `${part}-complete`, part, measure: share(COMPLETE, [...COMPLETE, 'not-complete']), unit: 'percent' },
  { key: `${part}-on-time`, part, measure: share(['on-time'], ['on-time', 'late']), unit: 'percent' },
  { key: `${part}-dropped`, part, measure: count('dropped'), unit: 'count' },
]

const DUE = ['on-time', 'late', 'open']

export const CHART_OF: Record<ChartKind, ChartOf> = {
  goals: {
    grain: 'quarter',
    figures: [...goalFigures('team'), ...goalFigures('company')],
    drawn: ['team-complete', 'company-complete'],
    drawnAs: 'columns',
    line: 80,
    top: 100,
  },
  tasks: {
    grain: 'week',
    figures: [
      { key: 'on-time', part: '', measure: share(['on-time'], DUE), unit: 'percent' },
      { key: 'due', part: '', measure: count(...DUE), unit: 'count' },
      { key: 'late', part: '', measure: count('late'), unit: 'count' },
      { key: 'open', part: '', measure: count('open'), unit: 'count' },
    ],
    drawn: ['on-time'],
    drawnAs: 'lines',
    line: 90,
    top: 100,
  },
  issues: {
    grain: 'week',
    figures: [
      { key: 'opened', part: '', measure: count('opened'), unit: 'count' },
      { key: 'solved', part: '', measure: count('solved'), unit: 'count' },
      { key: 'dropped', part: '', measure: count('dropped'), unit: 'count' },
      { key: 'open', part: '', measure: count('open'), unit: 'count', isLevel: true },
      { key: 'days-to-solve', part: '', measure: { kind: 'median', of: ['solved'] }, unit: 'days' },
      { key: 'age', part: '', measure: { kind: 'median', of: ['open'] }, unit: 'days', isLevel: true },
    ],
    drawn: ['opened', 'solved', 'dropped', 'open'],
    drawnAs: 'lines',
    line: null,
    top: null,
  },
  rating: {
    grain: 'week',
    figures: [
      { key: 'rating', part: '', measure: { kind: 'mean', of: ['rated'] }, unit: 'points' },
      { key: 'raters', part: '', measure: share(['raters'], ['attendees'], 'amount'), unit: 'percent' },
    ],
    drawn: ['rating'],
    drawnAs: 'lines',
    line: 8,
    top: 10,
  },
  punctuality: {
    grain: 'week',
    figures: [
      { key: 'time-used', part: '', measure: share(['counted'], ['planned'], 'amount'), unit: 'percent' },
      { key: 'ended-on-time', part: '', measure: share(['on-time'], ['on-time', 'over']), unit: 'percent' },
      {
        key: 'started-on-time',
        part: '',
        measure: share(['started-on-time'], ['started-on-time', 'started-late']),
        unit: 'percent',
      },
    ],
    drawn: ['time-used', 'ended-on-time'],
    drawnAs: 'lines',
    line: 100,
    top: 120,
  },
  metrics: {
    grain: 'week',
    figures: [
      { key: 'health', part: '', measure: share(['met'], ['met', 'missed']), unit: 'percent' },
      { key: 'missed', part: '', measure: count('missed'), unit: 'count' },
      { key: 'no-value', part: '', measure: count('no-value'), unit: 'count' },
      { key: 'no-target', part: '', measure: count('no-target'), unit: 'count' },
    ],
    drawn: ['health'],
    drawnAs: 'lines',
    line: null,
    top: 100,
  },
  participation: {
    grain: 'week',
    figures: [
      { key: 'attendance', part: '', measure: share(['came'], ['members'], 'amount'), unit: 'percent' },
      { key: 'voting', part: '', measure: share(['voters'], ['attendees'], 'amount'), unit: 'percent' },
      { key: 'headlines', part: '', measure: { kind: 'mean', of: ['headlines'] }, unit: 'each' },
      { key: 'issues', part: '', measure: { kind: 'mean', of: ['issues'] }, unit: 'each' },
    ],
    drawn: ['attendance', 'voting'],
    drawnAs: 'lines',
    line: null,
    top: 100,
  },
  adoption: {
    grain: null,
    figures: [
      { key: 'plan', part: '', measure: { kind: 'median', of: ['plan'] }, unit: 'days' },
      { key: 'seats-open', part: '', measure: count('seat-open'), unit: 'count' },
      { key: 'seats', part: '', measure: count('seat-open', 'seat-held'), unit: 'count' },
      {
        key: 'by-everyone',
        part: '',
        measure: share(['by-everyone'], ['by-everyone', 'not-by-everyone']),
        unit: 'percent',
      },
      ...(['read', 'measured', 'followed', 'current'] as const).map((key) => ({
        key,
        part: '',
        measure: { kind: 'mean', of: [`process-${key}`] } as const,
        unit: 'percent' as const,
      })),
    ],
    drawn: [],
    drawnAs: 'lines',
    line: null,
    top: null,
  },
}
