import type { Lab } from '../../features/companies/choices.rules.ts'
import type { Level } from '../../features/rights/levels.rules.ts'
import type { SidebarPage } from './pages.ts'

/** What decides whether the entries of the sidebar can be opened. */
export interface EntryRights {
  /** What the person may do in the company; null without one. */
  level: Level | null
  /** The parts that the company has switched on. */
  labs: readonly Lab[]
  /** Whether the person sees or writes a plan. */
  seesPlans: boolean
  /** Whether this installation has a language model. */
  hasModel: boolean
  /** Whether the company's data is here yet. */
  company: 'loading' | 'failed' | 'here'
}

export type Closed = 'off' | 'no-model' | 'loading' | 'failed' | 'not-shared' | 'unavailable'

/** Why the entry of a page is disabled; null if it leads there. */
export function whyClosed(
  { lab, isShared, path }: Pick<SidebarPage, 'lab' | 'isShared' | 'path'>,
  { seesPlans, labs, hasModel, company }: EntryRights,
): Closed | null {
  if (lab && !labs.includes(lab)) return 'off'
  if (lab === 'ai-thought-partner' && !hasModel) return 'no-model'
  if (isShared && company !== 'here') return company
  if (isShared && !seesPlans) return 'not-shared'
  return path ? null : 'unavailable'
}
