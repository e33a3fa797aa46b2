import {
  Archive,
  ChartColumn,
  ChartLine,
  CircleDot,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Settings,
  ShieldCheck,
  SquareCheckBig,
  Target,
  Users,
  Video,
  Workflow,
} from 'lucide-react'
import { BILLING } from '../../features/billing/billing-tab.text.ts'
import { GENERAL, SETTINGS, SHORTCUTS } from '../../features/companies/companies.text.ts'
import { INTEGRATIONS } from '../../features/integrations/integrations.text.ts'
import {
  ANALYTICS,
  ARCHIVE,
  DASHBOARD,
  EXECUTION,
  GOALS,
  HEADLINES,
  ISSUES,
  MEETINGS,
  METRICS,
  PEOPLE,
  PROCESS,
  STRATEGY,
  SUPER_ADMIN,
  TASKS,
  WORK,
  WORKSPACE,
} from './shell.text.ts'

type PagePath =
  | '/dashboard'
  | '/tasks'
  | '/goals'
  | '/issues'
  | '/headlines'
  | '/archive'
  | '/metrics'
  | '/meetings'
  | '/people'
  | '/settings'
  | '/super-admin'

export type Page = {
  label: string
  icon: LucideIcon
  path: PagePath
  /** How the paths begin of what belongs to the page besides. */
  alsoUnder?: string
}

/** A page that is announced but not available yet. */
export type DisabledPage = { label: string; icon: LucideIcon; path?: never }

export const dashboard: Page = { label: DASHBOARD, icon: LayoutDashboard, path: '/dashboard' }
export const tasks: Page = { label: TASKS, icon: SquareCheckBig, path: '/tasks', alsoUnder: '/tasks' }
export const goals: Page = { label: GOALS, icon: Target, path: '/goals' }
export const issues: Page = { label: ISSUES, icon: CircleDot, path: '/issues' }
export const headlines: Page = { label: HEADLINES, icon: Newspaper, path: '/headlines' }
export const archive: Page = { label: ARCHIVE, icon: Archive, path: '/archive' }
export const metrics: Page = { label: METRICS, icon: ChartColumn, path: '/metrics' }
export const meetings: Page = { label: MEETINGS, icon: Video, path: '/meetings', alsoUnder: '/meeting/' }
export const people: Page = { label: PEOPLE, icon: Users, path: '/people' }
export const settings: Page = { label: SETTINGS, icon: Settings, path: '/settings' }
/** Only for people with a role on the whole installation. */
export const superAdmin: Page = { label: SUPER_ADMIN, icon: ShieldCheck, path: '/super-admin' }

export const sidebarGroups: readonly { heading: string; pages: readonly (Page | DisabledPage)[] }[] = [
  { heading: WORK, pages: [dashboard, tasks, goals, issues, headlines] },
  { heading: EXECUTION, pages: [metrics, meetings] },
  { heading: STRATEGY, pages: [people, { label: PROCESS, icon: Workflow }] },
  { heading: WORKSPACE, pages: [{ label: ANALYTICS, icon: ChartLine }, archive, settings] },
]

export const bottomBarPages: readonly Page[] = [tasks, issues, goals, metrics]

/** The entries below the settings. */
export const settingsTabs = [
  { tab: 'general', label: GENERAL },
  { tab: 'shortcuts', label: SHORTCUTS },
  { tab: 'integrations', label: INTEGRATIONS },
  { tab: 'billing', label: BILLING },
] as const
