import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen, type SettingsTab } from '../features/companies/SettingsScreen.tsx'
import { SIGN_IN_TAB } from '../features/identity/sign-in-tab.text.ts'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { isAtLeast, type Level } from '../features/rights/levels.rules.ts'
import { later } from '../ui/later.tsx'
import { useAccount } from './account.ts'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const SignInTab = later(() => import('../features/identity/SignInTab.tsx'))
const IntegrationsTab = later(() => import('../features/integrations/IntegrationsTab.tsx'))

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

const signIn: SettingsTab = {
  value: 'sign-in',
  label: SIGN_IN_TAB,
  content: <SignInTab />,
}

/**
 * The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser; how people sign in is
 * for directors.
 */
export function SettingsPage() {
  const { company } = useAccount()
  const isDirector = company !== null && isAtLeast(company.level as Level, 'director')
  return (
    <SettingsScreen
      tabs={[general, shortcuts, ...(company ? [integrations] : []), ...(isDirector ? [signIn] : [])]}
    />
  )
}
