import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { ANNOUNCEMENTS_TAB } from './announcements.text.ts'
import { AnnouncementsTab } from './AnnouncementsTab.tsx'
import { OVERVIEW_TAB, SECURITY_TAB, SYSTEM_TAB } from './diagnostics/diagnostics.text.ts'
import { FeaturesTab } from './launches/FeaturesTab.tsx'
import { FEATURES_TAB } from './launches/launches.text.ts'
import { PERMISSIONS_TAB, SUPER_ADMIN_PANEL } from './roles.text.ts'
import { RolesTab } from './RolesTab.tsx'

const OverviewTab = later(() => import('./diagnostics/OverviewTab.tsx'))
const SecurityTab = later(() => import('./diagnostics/SecurityTab.tsx'))
const SystemTab = later(() => import('./diagnostics/SystemTab.tsx'))

const TABS = [
  { value: 'overview', label: OVERVIEW_TAB, content: <OverviewTab /> },
  { value: 'announcements', label: ANNOUNCEMENTS_TAB, content: <AnnouncementsTab /> },
  { value: 'features', label: FEATURES_TAB, content: <FeaturesTab /> },
  { value: 'permissions', label: PERMISSIONS_TAB, content: <RolesTab /> },
  { value: 'security', label: SECURITY_TAB, content: <SecurityTab /> },
  { value: 'system', label: SYSTEM_TAB, content: <SystemTab /> },
] as const

/** The administration of the whole installation, one tab for each of its parts. Others land on their dashboard. */
export function PlatformScreen() {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const hasRole = session.use().data?.user?.role !== undefined
  if (!hasRole) return <Navigate to="/dashboard" replace />
  const open = TABS.find(({ value }) => value === tab) ?? TABS[0]
  return (
    <>
      <PageHeader title={SUPER_ADMIN_PANEL} />
      <Tabs
        label={SUPER_ADMIN_PANEL}
        value={open.value}
        onChange={(next) => void navigate({ to: '/super-admin', search: { tab: next } })}
        tabs={TABS}
      />
    </>
  )
}
