import type { ReactNode } from 'react'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen } from '../features/companies/SettingsScreen.tsx'
import { hasDirectorAccess } from '../features/rights/actor.access.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { useActor } from '../sync/browser/react.ts'
import { later } from '../ui/later.tsx'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { type SettingsTabName, settingsTabsFor } from './settings-tabs.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

const PartnerUsage = later(() => import('../features/thought-partner/PartnerUsage.tsx'))
const OwnWordsTab = later(() => import('../features/companies/own-words/OwnWordsTab.tsx'))
const AuditTab = later(() => import('../features/administration/audit/AuditTab.tsx'))
const SignInTab = later(() => import('../features/identity/SignInTab.tsx'))
const IntegrationsTab = later(() => import('../features/integrations/IntegrationsTab.tsx'))

// In one piece, or the upper part would move the lower one.
const MailsTab = later(async () => {
  const [{ default: Mails }, { default: NotificationChoices }] = await Promise.all([
    import('../features/mail-choices/MailsTab.tsx'),
    import('../features/notifications/NotificationChoices.tsx'),
  ])
  return { default: () => <Mails notifications={<NotificationChoices />} /> }
})
const DataTab = later(() => import('../features/portability/DataTab.tsx'))
const BillingTab = later(() => import('../features/billing/BillingTab.tsx'))

const CONTENT: Record<SettingsTabName, ReactNode> = {
  general: <GeneralTab theme={<ThemeChoice />} usage={<PartnerUsage />} />,
  words: <OwnWordsTab />,
  shortcuts: (
    <div className="max-w-3xl px-4 py-5">
      <ShortcutList />
    </div>
  ),
  mails: <MailsTab />,
  integrations: <IntegrationsTab />,
  billing: <BillingTab />,
  'sign-in': <SignInTab />,
  data: <DataTab />,
  audit: <AuditTab />,
}

/** The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser. */
export function SettingsPage() {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  return hasCompany ? <TabsOfCompany /> : <Tabs of="no company" />
}

const TabsOfCompany = () => <Tabs of={hasDirectorAccess(useActor()) ? 'director' : 'member'} />

function Tabs({ of }: { of: Parameters<typeof settingsTabsFor>[0] }) {
  const tabs = settingsTabsFor(of).map((tab) => ({ ...tab, content: CONTENT[tab.value] }))
  return <SettingsScreen tabs={tabs} />
}
