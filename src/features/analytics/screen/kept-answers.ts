import type { ChartAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'

/** Whose answers, and in which company. Signing out forgets everything that is kept here. */
export interface AnswersOf {
  readonly userId: string
  readonly companyId: string
}

interface Kept {
  /** What was asked. */
  asked: string
  answer: ChartAnswer
}

const keyOf = ({ userId, companyId }: AnswersOf, chart: ChartKind): string =>
  `analytics:${userId}:${companyId}:${chart}`

/** The last answer about a chart on this device, if it was asked the same. */
export function keptAnswer(whose: AnswersOf, chart: ChartKind, asked: string): ChartAnswer | null {
  const text = localStorage.getItem(keyOf(whose, chart))
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  return kept?.asked === asked ? kept.answer : null
}

/** Keeps it for when there is no network. Without room for it, none is kept. */
export function keepAnswer(whose: AnswersOf, chart: ChartKind, asked: string, answer: ChartAnswer): void {
  const key = keyOf(whose, chart)
  try {
    localStorage.setItem(key, JSON.stringify({ asked, answer } satisfies Kept))
  } catch {
    localStorage.removeItem(key)
  }
}
