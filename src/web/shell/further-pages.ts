import { Bell, Building2, Sparkles } from 'lucide-react'
import { useAccount, useSeesBilling } from '../account.ts'
import { settingsTabsFor } from '../settings-tabs.ts'
import type { Command } from './commands.ts'
import { FURTHER_PAGES } from './further-pages.text.ts'
import { openOverlay } from './overlays.ts'
import { settings, superAdmin } from './pages.ts'

const notifications: Command = {
  id: '/notifications',
  ...FURTHER_PAGES.notifications,
  group: 'pages',
  icon: Bell,
  run: (navigate) => void navigate({ to: '/notifications' }),
}

const whatsNew: Command = {
  id: 'whats-new',
  ...FURTHER_PAGES.whatsNew,
  group: 'pages',
  icon: Sparkles,
  run: () => openOverlay('whats-new'),
}

const companyManagement: Command = {
  id: '/company-management',
  ...FURTHER_PAGES.companyManagement,
  group: 'pages',
  icon: Building2,
  run: (navigate) => void navigate({ to: '/company-management' }),
}

const platformPanel: Command = {
  id: superAdmin.path,
  title: superAdmin.label,
  description: FURTHER_PAGES.superAdmin.description,
  group: 'pages',
  icon: superAdmin.icon,
  run: (navigate) => void navigate({ to: superAdmin.path }),
}

/** What the palette leads to besides the commands that have shortcuts, as far as the person may see it: pages, and each tab of the settings. */
export function useFurtherPages(): readonly Command[] {
  const { user, company } = useAccount()
  const isDirector = useSeesBilling()
  const reader = isDirector ? 'director' : company ? 'member' : 'no company'
  return [
    ...(company ? [notifications, whatsNew] : []),
    ...(isDirector ? [companyManagement] : []),
    ...(user.role === undefined ? [] : [platformPanel]),
    ...settingsTabsFor(reader).map(tabCommand),
  ]
}

const tabCommand = ({ value, label }: ReturnType<typeof settingsTabsFor>[number]): Command => ({
  id: `settings-${value}`,
  title: label,
  description: settings.label,
  group: 'settings',
  icon: settings.icon,
  run: (navigate) => void navigate({ to: '/settings', search: { tab: value } }),
})
