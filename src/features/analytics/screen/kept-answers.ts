import { keptSession } from '../../accounts/sessions/kept-session.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'

/** Whose answers, and in which company. Signing out forgets everything that is kept here. */
export interface AnswersOf {
  readonly userId: string
  readonly companyId: string
}

interface Kept {
  /** What was asked, and by what right. */
  asked: string
  answer: ChartAnswer
}

const KEPT = 'analytics:'

const keyOf = ({ userId, companyId }: AnswersOf, chart: ChartKind): string =>
  `${KEPT}${userId}:${companyId}:${chart}`

/** The last answer about a chart on this device, if the same was asked by the same right. */
export function keptAnswer(whose: AnswersOf, chart: ChartKind, asked: string): ChartAnswer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(whose, chart)) ?? 'null') as Kept | null
    return kept?.asked === asked ? kept.answer : null
  } catch {
    forgetAnswer(whose, chart)
    return null
  }
}

/** Keeps it for when there is no network, unless nobody is signed in any more. Without room for it, none is kept. */
export function keepAnswer(whose: AnswersOf, chart: ChartKind, asked: string, answer: ChartAnswer): void {
  if (keptSession() === null) return
  try {
    localStorage.setItem(keyOf(whose, chart), JSON.stringify({ asked, answer } satisfies Kept))
  } catch {
    forgetAnswer(whose, chart)
  }
}

export const forgetAnswer = (whose: AnswersOf, chart: ChartKind): void =>
  localStorage.removeItem(keyOf(whose, chart))

/** Forgets the answers of all companies but these. */
export function forgetAnswersBeyond(companyIds: readonly string[]): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT))
  for (const key of keys) if (!companyIds.some((id) => key.includes(id))) localStorage.removeItem(key)
}
