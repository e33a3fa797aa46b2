import type { UseNavigateResult } from '@tanstack/react-router'
import {
  ChartColumn,
  CircleDot,
  CloudUpload,
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
import type { Kind } from '../../features/search/search.rules.ts'
import { announce } from '../../ui/announce.ts'
import { themeIs } from '../theme.text.ts'
import { cycleTheme } from '../theme.ts'
import { type COMMAND_GROUPS, COMMANDS, PAGES_EXPLAINED } from './commands.text.ts'
import { openCreate } from './create.ts'
import { openOverlay } from './overlays.ts'
import * as pages from './pages.ts'
import { toggleSidebar } from './sidebar-state.ts'

export type Navigate = UseNavigateResult<string>

export type CommandGroup = keyof typeof COMMAND_GROUPS

/** A row of the palette. */
export type Entry = {
  id: string
  /** Of what was found in the company rather than a command: what there is to do with it besides. */
  thing?: { kind: Kind; href: () => string }
  title: string
  description: string
  icon: LucideIcon
  /** Pressed together with Ctrl or Cmd. */
  key?: string
  /** A single key, or several pressed one after the other, while no text is being entered. */
  sequence?: readonly string[]
  /** Whether it makes something, which not everybody may. */
  creates?: true
  run: (navigate: Navigate) => void
}

export type Command = Entry & { group: CommandGroup }

const named = (id: keyof typeof COMMANDS) => ({ id, ...COMMANDS[id] })

function openPage(page: pages.Page, description: string, second: string, key?: string): Command {
  return {
    id: page.path,
    title: page.label,
    description,
    group: 'pages',
    icon: page.icon,
    ...(key && { key }),
    sequence: ['g', second],
    run: (navigate) => void navigate({ to: page.path }),
  }
}

const pageCommands: readonly Command[] = [
  openPage(pages.dashboard, PAGES_EXPLAINED.dashboard, 'd', '1'),
  openPage(pages.people, PAGES_EXPLAINED.people, 'p', '4'),
  openPage(pages.orgChart, PAGES_EXPLAINED.orgChart, 'o'),
  openPage(pages.tasks, PAGES_EXPLAINED.tasks, 't', '2'),
  openPage(pages.goals, PAGES_EXPLAINED.goals, 'g', '3'),
  openPage(pages.strategy, PAGES_EXPLAINED.strategy, 'v'),
  openPage(pages.process, PAGES_EXPLAINED.process, 'c'),
  openPage(pages.metrics, PAGES_EXPLAINED.metrics, 'm'),
  openPage(pages.meetings, PAGES_EXPLAINED.meetings, 'e', '5'),
  openPage(pages.issues, PAGES_EXPLAINED.issues, 'i'),
  openPage(pages.headlines, PAGES_EXPLAINED.headlines, 'n'),
  openPage(pages.thoughtPartner, PAGES_EXPLAINED.thoughtPartner, 'h'),
  openPage(pages.tools, PAGES_EXPLAINED.tools, 'l'),
  openPage(pages.analytics, PAGES_EXPLAINED.analytics, 'a'),
  openPage(pages.archive, PAGES_EXPLAINED.archive, 'r'),
]

const settingsCommands: readonly Command[] = [
  {
    ...named('profile-settings'),
    group: 'settings',
    icon: UserRound,
    run: (navigate) => void navigate({ to: '/profile' }),
  },
  {
    ...named('app-settings'),
    group: 'settings',
    icon: Settings,
    key: ',',
    sequence: ['g', 's'],
    run: (navigate) => void navigate({ to: '/settings', search: { tab: 'general' } }),
  },
  {
    ...named('permissions'),
    group: 'settings',
    icon: ShieldCheck,
    run: (navigate) => void navigate({ to: '/permissions' }),
  },
]

const waiting: Command = {
  ...named('changes'),
  group: 'pages',
  icon: CloudUpload,
  run: (navigate) => void navigate({ to: '/changes' }),
}

const actions: readonly Command[] = [
  {
    ...named('add-team-member'),
    group: 'actions',
    icon: UserPlus,
    run: (navigate) => void navigate({ to: '/people' }),
  },
  {
    ...named('create-task'),
    group: 'actions',
    icon: SquareCheckBig,
    key: 't',
    sequence: ['c', 't'],
    creates: true,
    run: () => openCreate('task'),
  },
  {
    ...named('create-goal'),
    group: 'actions',
    icon: Target,
    key: 'g',
    sequence: ['c', 'g'],
    creates: true,
    run: () => openCreate('goal'),
  },
  {
    ...named('go-to-meeting'),
    group: 'actions',
    icon: Video,
    run: (navigate) => void navigate({ to: '/meetings' }),
  },
  {
    ...named('create-issue'),
    group: 'actions',
    icon: CircleDot,
    key: 'i',
    sequence: ['c', 'i'],
    creates: true,
    run: () => openCreate('issue'),
  },
  {
    ...named('create-metric'),
    group: 'actions',
    icon: ChartColumn,
    key: 'm',
    sequence: ['c', 'm'],
    creates: true,
    run: () => openCreate('metric'),
  },
  {
    ...named('for-you'),
    group: 'actions',
    icon: UserRound,
    sequence: ['g', 'y'],
    run: () => openOverlay('for-you'),
  },
  {
    ...named('create-headline'),
    group: 'actions',
    icon: Megaphone,
    key: 'h',
    sequence: ['c', 'h'],
    creates: true,
    run: () => openCreate('headline'),
  },
  {
    ...named('toggle-theme'),
    group: 'actions',
    icon: SunMoon,
    key: 'd',
    run: () => announce(themeIs(cycleTheme())),
  },
  {
    ...named('toggle-sidebar'),
    group: 'actions',
    icon: PanelLeft,
    key: 'b',
    sequence: ['['],
    run: toggleSidebar,
  },
  {
    ...named('search'),
    group: 'actions',
    icon: Search,
    key: 'k',
    sequence: ['/'],
    run: () => openOverlay('palette'),
  },
  {
    ...named('shortcuts'),
    group: 'actions',
    icon: Keyboard,
    key: '/',
    sequence: ['?'],
    run: () => openOverlay('shortcuts'),
  },
]

/** Every command of the palette and of the keyboard shortcuts, in the palette's order. */
export const commands: readonly Command[] = [...pageCommands, waiting, ...settingsCommands, ...actions]
