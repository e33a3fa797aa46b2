import { useNavigate, useSearch } from '@tanstack/react-router'
import { ShieldOff } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { NOT_YOURS, PERMISSIONS_TAB, SUPER_ADMIN_PANEL } from './roles.text.ts'
import { RolesTab } from './RolesTab.tsx'

const TABS = [{ value: 'permissions', label: PERMISSIONS_TAB, content: <RolesTab /> }] as const

/** The administration of the whole installation, one tab for each of its parts. */
export function PlatformScreen() {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const hasRole = session.use().data?.user?.role !== undefined
  const open = TABS.find(({ value }) => value === tab) ?? TABS[0]
  return (
    <>
      <PageHeader title={SUPER_ADMIN_PANEL} />
      {hasRole ? (
        <Tabs
          label={SUPER_ADMIN_PANEL}
          value={open.value}
          onChange={(next) => void navigate({ to: '/super-admin', search: { tab: next } })}
          tabs={TABS}
        />
      ) : (
        <EmptyState icon={<ShieldOff aria-hidden />} text={NOT_YOURS} />
      )}
    </>
  )
}
