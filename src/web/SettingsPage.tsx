import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen, type SettingsTab } from '../features/companies/SettingsScreen.tsx'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { YOUR_DATA } from '../features/portability/portability.text.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { later } from '../ui/later.tsx'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const IntegrationsTab = later(() => import('../features/integrations/IntegrationsTab.tsx'))

const DataTab = later(() => import('../features/portability/DataTab.tsx'))

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

const data: SettingsTab = { value: 'data', label: YOUR_DATA, content: <DataTab /> }

/** The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser. */
export function SettingsPage() {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  return (
    <SettingsScreen tabs={hasCompany ? [general, shortcuts, integrations, data] : [general, shortcuts]} />
  )
}
