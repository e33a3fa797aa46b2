import { BILLING } from '../features/billing/billing-tab.text.ts'
import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen, type SettingsTab } from '../features/companies/SettingsScreen.tsx'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { later } from '../ui/later.tsx'
import { useSeesBilling } from './account.ts'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const IntegrationsTab = later(() => import('../features/integrations/IntegrationsTab.tsx'))

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

const billing: SettingsTab = { value: 'billing', label: BILLING, content: <BillingTab /> }

/** The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser. */
export function SettingsPage() {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  const directors = useSeesBilling() ? [billing] : []
  return (
    <SettingsScreen
      tabs={hasCompany ? [general, shortcuts, integrations, ...directors] : [general, shortcuts]}
    />
  )
}
