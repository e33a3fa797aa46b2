import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { GeneralTab } from '../features/companies/GeneralTab.tsx'
import { SettingsScreen, type SettingsTab } from '../features/companies/SettingsScreen.tsx'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { AUDIT_LOG } from '../features/administration/audit/audit.text.ts'
import { hasDirectorAccess } from '../features/rights/actor.access.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { useActor } from '../sync/browser/react.ts'
import { later } from '../ui/later.tsx'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const AuditTab = later(() => import('../features/administration/audit/AuditTab.tsx'))
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

const audit: SettingsTab = { value: 'audit', label: AUDIT_LOG, content: <AuditTab /> }

/** The settings, one tab for each of their kinds. Without a company there are only those of the person and this browser. */
export function SettingsPage() {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  if (!hasCompany) return <SettingsScreen tabs={[general, shortcuts]} />
  return <CompanysTabs />
}

function CompanysTabs() {
  const seesAudit = hasDirectorAccess(useActor())
  return (
    <SettingsScreen
      tabs={seesAudit ? [general, shortcuts, integrations, audit] : [general, shortcuts, integrations]}
    />
  )
}
