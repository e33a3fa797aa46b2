import { BILLING } from '../features/billing/billing-tab.text.ts'
import { MAILS_TAB } from '../features/mail-choices/mail-choices.text.ts'
import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen, type SettingsTab } from '../features/companies/SettingsScreen.tsx'
import { SIGN_IN_TAB } from '../features/identity/sign-in-tab.text.ts'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { AUDIT_LOG } from '../features/administration/audit/audit.text.ts'
import { hasDirectorAccess } from '../features/rights/actor.access.ts'
import { YOUR_DATA } from '../features/portability/portability.text.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { useActor } from '../sync/browser/react.ts'
import { later } from '../ui/later.tsx'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

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

const general: SettingsTab = {
  value: 'general',
  label: GENERAL,
  content: <GeneralTab theme={<ThemeChoice />} />,
}

const shortcuts: SettingsTab = {
  value: 'shortcuts',
  label: SHORTCUTS,
  content: (
    <div className="max-w-3xl px-4 py-5">
      <ShortcutList />
    </div>
  ),
}

const integrations: SettingsTab = {
  value: 'integrations',
  label: INTEGRATIONS,
  content: <IntegrationsTab />,
}

const mails: SettingsTab = {
  value: 'mails',
  label: MAILS_TAB,
  content: <MailsTab />,
}
const audit: SettingsTab = { value: 'audit', label: AUDIT_LOG, content: <AuditTab /> }
const data: SettingsTab = { value: 'data', label: YOUR_DATA, content: <DataTab /> }
const signIn: SettingsTab = { value: 'sign-in', label: SIGN_IN_TAB, content: <SignInTab /> }
const billing: SettingsTab = { value: 'billing', label: BILLING, content: <BillingTab /> }

/** The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser. */
export function SettingsPage() {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  return hasCompany ? <TabsOfCompany /> : <SettingsScreen tabs={[general, shortcuts]} />
}

const forEverybody = [general, shortcuts, mails, integrations] as const
const forDirectors = [...forEverybody, billing, signIn, data, audit] as const

function TabsOfCompany() {
  return <SettingsScreen tabs={hasDirectorAccess(useActor()) ? forDirectors : forEverybody} />
}
