import {
  Archive,
  ChartColumn,
  ChartLine,
  CircleDot,
  Compass,
  LayoutDashboard,
  type LucideIcon,
  Network,
  Newspaper,
  Settings,
  ShieldCheck,
  Sparkle,
  SquareCheckBig,
  Target,
  Users,
  Video,
  Workflow,
  Wrench,
} from 'lucide-react'
import type { Capability } from '../../sync/actor.ts'
import { BILLING } from '../../features/billing/billing-tab.text.ts'
import type { Lab } from '../../features/companies/choices.rules.ts'
import { GENERAL, SETTINGS, SHORTCUTS } from '../../features/companies/companies.text.ts'
import { TOOLS_ARE_FOR } from '../../features/tools/tools.access.ts'
import { INTEGRATIONS } from '../../features/integrations/integrations.text.ts'
import {
  AI_THOUGHT_PARTNER,
  ANALYTICS,
  ARCHIVE,
  DASHBOARD,
  EXECUTION,
  GOALS,
  HEADLINES,
  ISSUES,
  MEETINGS,
  METRICS,
  ORG_CHART,
  PEOPLE,
  PROCESS,
  STRATEGY,
  SUPER_ADMIN,
  TASKS,
  TOOLS,
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
  | '/strategy'
  | '/org-chart'
  | '/settings'
  | '/tools'
  | '/process'
  | '/ai-thought-partner'
  | '/analytics'
  | '/super-admin'

export type Page = {
  label: string
  icon: LucideIcon
  path: PagePath
  /** How the paths begin of what belongs to the page besides. */
  alsoUnder?: string
}

type Entry = {
  label: string
  icon: LucideIcon
  /** A part that is disabled until a director switches it on for the company. */
  lab?: Lab
  /** The entry is disabled for people with whom no plan is shared yet, and until the company is loaded. */
  isShared?: true
  /** The entry is there for people with one of these only. */
  forThose?: readonly Capability[]
}

/** An entry of the sidebar; without a path, of a page that is announced but not available yet. */
export type SidebarPage = Entry & { path?: PagePath; alsoUnder?: string }

export const dashboard: Page = { label: DASHBOARD, icon: LayoutDashboard, path: '/dashboard' }
export const tasks: Page = { label: TASKS, icon: SquareCheckBig, path: '/tasks', alsoUnder: '/tasks' }
export const goals: Page = { label: GOALS, icon: Target, path: '/goals' }
export const issues: Page = { label: ISSUES, icon: CircleDot, path: '/issues' }
export const headlines: Page = { label: HEADLINES, icon: Newspaper, path: '/headlines' }
export const archive: Page = { label: ARCHIVE, icon: Archive, path: '/archive' }
export const metrics: Page = { label: METRICS, icon: ChartColumn, path: '/metrics' }
export const meetings: Page = { label: MEETINGS, icon: Video, path: '/meetings', alsoUnder: '/meeting/' }
export const people: Page = { label: PEOPLE, icon: Users, path: '/people' }
export const orgChart: Page = { label: ORG_CHART, icon: Network, path: '/org-chart' }
export const settings: Page = { label: SETTINGS, icon: Settings, path: '/settings' }
/** Only for people with a role on the whole installation. */
export const superAdmin: Page = { label: SUPER_ADMIN, icon: ShieldCheck, path: '/super-admin' }

/** Disabled for people with whom no plan is shared. */
export const strategy: Page & { isShared: true } = {
  label: STRATEGY,
  icon: Compass,
  path: '/strategy',
  isShared: true,
}
export const process: Page & Entry = {
  label: PROCESS,
  icon: Workflow,
  path: '/process',
  alsoUnder: '/process/',
  lab: 'process',
}
export const thoughtPartner: Page & Entry = {
  label: AI_THOUGHT_PARTNER,
  icon: Sparkle,
  path: '/ai-thought-partner',
  lab: 'ai-thought-partner',
}
export const analytics: Page & Entry = {
  label: ANALYTICS,
  icon: ChartLine,
  path: '/analytics',
  lab: 'analytics',
}
export const tools: Page & Entry = {
  label: TOOLS,
  icon: Wrench,
  path: '/tools',
  alsoUnder: '/tools/',
  forThose: TOOLS_ARE_FOR,
}

export const sidebarGroups: readonly { heading: string; pages: readonly SidebarPage[] }[] = [
  { heading: WORK, pages: [dashboard, tasks, goals, issues, headlines] },
  { heading: EXECUTION, pages: [metrics, meetings] },
  { heading: STRATEGY, pages: [strategy, people, orgChart, process] },
  { heading: WORKSPACE, pages: [analytics, thoughtPartner, tools, archive, settings] },
]

export const bottomBarPages: readonly Page[] = [tasks, issues, goals, metrics]

/** The entries below the settings. */
export const settingsTabs = [
  { tab: 'general', label: GENERAL },
  { tab: 'shortcuts', label: SHORTCUTS },
  { tab: 'integrations', label: INTEGRATIONS },
  { tab: 'billing', label: BILLING },
] as const
