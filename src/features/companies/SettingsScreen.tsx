import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { SETTINGS } from './companies.text.ts'

/** A tab of the settings; `value` is its name in the address, as `?tab=`. */
type SettingsTab = { value: string; label: string; content: ReactNode }

/** Settings of the company, of the person in it, and of this browser. An unknown tab in the address opens the first one. */
export function SettingsScreen({ tabs }: { tabs: readonly SettingsTab[] }) {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const open = tabs.find(({ value }) => value === tab) ?? tabs[0]!
  return (
    <>
      <PageHeader title={SETTINGS} />
      <Tabs
        label={SETTINGS}
        value={open.value}
        onChange={(next) => void navigate({ to: '/settings', search: { tab: next } })}
        tabs={tabs}
      />
    </>
  )
}
