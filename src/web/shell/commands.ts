import type { UseNavigateResult } from '@tanstack/react-router'
import {
  ChartColumn,
  CircleDot,
  Keyboard,
  type LucideIcon,
  Megaphone,
  PanelLeft,
  Search,
  Settings,
  ShieldCheck,
  SquareCheckBig,
  SunMoon,
  Target,
  UserPlus,
  UserRound,
  Video,
} from 'lucide-react'
import { announce } from '../../ui/announce.ts'
import { cycleTheme } from '../theme.ts'
import { openCreate } from './create.ts'
import { openOverlay } from './overlays.ts'
import * as pages from './pages.ts'
import { toggleSidebar } from './sidebar-state.ts'

export type Navigate = UseNavigateResult<string>

export type CommandGroup = 'Pages' | 'Settings' | 'Quick Actions'

export type Command = {
  id: string
  title: string
  description: string
  group: CommandGroup
  icon: LucideIcon
  /** Pressed together with Ctrl or Cmd. */
  key?: string
  /** A single key, or several pressed one after the other, while no text is being entered. */
  sequence?: readonly string[]
  run: (navigate: Navigate) => void
}

function openPage(page: pages.Page, description: string, second: string, key?: string): Command {
  return {
    id: page.path,
    title: page.label,
    description,
    group: 'Pages',
    icon: page.icon,
    ...(key && { key }),
    sequence: ['g', second],
    run: (navigate) => void navigate({ to: page.path }),
  }
}

const pageCommands: readonly Command[] = [
  openPage(pages.dashboard, "What's on today", 'd', '1'),
  openPage(pages.people, 'Members, invitations and teams', 'p', '4'),
  openPage(pages.tasks, 'Personal and team tasks', 't', '2'),
  openPage(pages.goals, 'Team and company goals', 'g', '3'),
  openPage(pages.metrics, 'The weekly scorecard', 'm'),
  openPage(pages.meetings, 'Current and past meetings', 'e', '5'),
  openPage(pages.issues, 'Problems to solve', 'i'),
]

const settingsCommands: readonly Command[] = [
  {
    id: 'profile-settings',
    title: 'Profile Settings',
    description: 'Your name, picture and sessions',
    group: 'Settings',
    icon: UserRound,
    run: (navigate) => void navigate({ to: '/profile' }),
  },
  {
    id: 'app-settings',
    title: 'App Settings',
    description: 'Company, shortcuts, integrations',
    group: 'Settings',
    icon: Settings,
    key: ',',
    sequence: ['g', 's'],
    run: (navigate) => void navigate({ to: '/settings', search: { tab: 'general' } }),
  },
  {
    id: 'permissions',
    title: 'Permissions',
    description: 'Who may do what',
    group: 'Settings',
    icon: ShieldCheck,
    run: (navigate) => void navigate({ to: '/people' }),
  },
]

const actions: readonly Command[] = [
  {
    id: 'add-team-member',
    title: 'Add Team Member',
    description: 'Invite a colleague by e-mail',
    group: 'Quick Actions',
    icon: UserPlus,
    run: (navigate) => void navigate({ to: '/people' }),
  },
  {
    id: 'create-task',
    title: 'Create Task',
    description: 'For yourself or a team',
    group: 'Quick Actions',
    icon: SquareCheckBig,
    key: 't',
    sequence: ['c', 't'],
    run: () => openCreate('task'),
  },
  {
    id: 'create-goal',
    title: 'Set Goal',
    description: 'For a team or the company',
    group: 'Quick Actions',
    icon: Target,
    key: 'g',
    sequence: ['c', 'g'],
    run: () => openCreate('goal'),
  },
  {
    id: 'go-to-meeting',
    title: 'Go to Meeting',
    description: 'Start, join or review a meeting',
    group: 'Quick Actions',
    icon: Video,
    run: (navigate) => void navigate({ to: '/meetings' }),
  },
  {
    id: 'create-issue',
    title: 'Create Issue',
    description: 'Something to solve together',
    group: 'Quick Actions',
    icon: CircleDot,
    key: 'i',
    sequence: ['c', 'i'],
    run: () => openCreate('issue'),
  },
  {
    id: 'create-metric',
    title: 'Create Metric',
    description: 'A number to follow each week',
    group: 'Quick Actions',
    icon: ChartColumn,
    key: 'm',
    sequence: ['c', 'm'],
    run: () => openCreate('metric'),
  },
  {
    id: 'create-headline',
    title: 'Create Headline',
    description: 'News for the next meeting',
    group: 'Quick Actions',
    icon: Megaphone,
    key: 'h',
    sequence: ['c', 'h'],
    run: () => openCreate('headline'),
  },
  {
    id: 'toggle-theme',
    title: 'Toggle Theme',
    description: 'Light, dark or same as system',
    group: 'Quick Actions',
    icon: SunMoon,
    key: 'd',
    run: () => announce(`Theme: ${cycleTheme()}`),
  },
  {
    id: 'toggle-sidebar',
    title: 'Toggle Sidebar',
    description: 'With labels or icons only',
    group: 'Quick Actions',
    icon: PanelLeft,
    key: 'b',
    sequence: ['['],
    run: toggleSidebar,
  },
  {
    id: 'search',
    title: 'Search',
    description: 'Pages, settings and actions',
    group: 'Quick Actions',
    icon: Search,
    key: 'k',
    sequence: ['/'],
    run: () => openOverlay('palette'),
  },
  {
    id: 'shortcuts',
    title: 'Keyboard Shortcuts',
    description: 'Every shortcut on one page',
    group: 'Quick Actions',
    icon: Keyboard,
    key: '/',
    sequence: ['?'],
    run: () => openOverlay('shortcuts'),
  },
]

/** Every command of the palette and of the keyboard shortcuts, in the palette's order. */
export const commands: readonly Command[] = [...pageCommands, ...settingsCommands, ...actions]
