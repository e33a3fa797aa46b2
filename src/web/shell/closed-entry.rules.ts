import type { Lab } from '../../features/companies/choices.rules.ts'
import { levelCan } from '../../features/rights/capabilities.rules.ts'
import type { Level } from '../../features/rights/levels.rules.ts'
import type { SidebarPage } from './pages.ts'

/** What decides whether the entries of the sidebar can be opened. */
export interface EntryRights {
  /** What the person may do in the company; null without one. */
  level: Level | null
  /** The parts that the company has switched on. */
  labs: readonly Lab[]
  /** Whether the company's data is here yet. */
  company: 'loading' | 'failed' | 'here'
}

export type Closed = 'off' | 'loading' | 'failed' | 'not-shared' | 'unavailable'

/** Why the entry of a page is disabled; null if it leads there. */
export function whyClosed(
  { lab, sharedBy, path }: Pick<SidebarPage, 'lab' | 'sharedBy' | 'path'>,
  { level, labs, company }: EntryRights,
): Closed | null {
  if (lab && !labs.includes(lab)) return 'off'
  if (sharedBy && company !== 'here') return company
  if (sharedBy && !(level && levelCan(level, sharedBy))) return 'not-shared'
  return path ? null : 'unavailable'
}
