import {
  ChartColumn,
  ChartLine,
  CircleDot,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  SquareCheckBig,
  Target,
  Users,
  Video,
  Workflow,
} from 'lucide-react'

type PagePath =
  | '/dashboard'
  | '/tasks'
  | '/goals'
  | '/issues'
  | '/metrics'
  | '/meetings'
  | '/people'
  | '/settings'

export type Page = { label: string; icon: LucideIcon; path: PagePath }

/** A page that is announced but not available yet. */
export type DisabledPage = { label: string; icon: LucideIcon; path?: never }

export const dashboard: Page = { label: 'Dashboard', icon: LayoutDashboard, path: '/dashboard' }
export const tasks: Page = { label: 'Tasks', icon: SquareCheckBig, path: '/tasks' }
export const goals: Page = { label: 'Goals', icon: Target, path: '/goals' }
export const issues: Page = { label: 'Issues', icon: CircleDot, path: '/issues' }
export const metrics: Page = { label: 'Metrics', icon: ChartColumn, path: '/metrics' }
export const meetings: Page = { label: 'Meetings', icon: Video, path: '/meetings' }
export const people: Page = { label: 'People', icon: Users, path: '/people' }
export const settings: Page = { label: 'Settings', icon: Settings, path: '/settings' }

export const sidebarGroups: readonly { heading: string; pages: readonly (Page | DisabledPage)[] }[] = [
  { heading: 'Work', pages: [dashboard, tasks, goals, issues] },
  { heading: 'Execution', pages: [metrics, meetings] },
  { heading: 'Strategy', pages: [people, { label: 'Process', icon: Workflow }] },
  { heading: 'Workspace', pages: [{ label: 'Analytics', icon: ChartLine }, settings] },
]

export const bottomBarPages: readonly Page[] = [tasks, issues, goals, metrics]

/** The entries below the settings. */
export const settingsTabs = [
  { tab: 'general', label: 'General' },
  { tab: 'shortcuts', label: 'Shortcuts' },
] as const
