import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { GENERAL, SETTINGS, SHORTCUTS } from './companies.text.ts'
import { IN_THIS_BROWSER, THEME } from './settings.text.ts'
import { CompanySettings } from './CompanySettings.tsx'
import { OwnSettings } from './OwnSettings.tsx'

type SettingsScreenProps = {
  /** The choice between light, dark and system. */
  theme?: ReactNode
  /** The list of keyboard shortcuts. */
  shortcuts?: ReactNode
}

/** Settings of the company, of the person in it, and of this browser. The tab is in the address as `?tab=`. */
export function SettingsScreen({ theme, shortcuts }: SettingsScreenProps) {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  return (
    <>
      <PageHeader title={SETTINGS} />
      <Tabs
        label={SETTINGS}
        value={tab === 'shortcuts' ? tab : 'general'}
        onChange={(next) => void navigate({ to: '/settings', search: { tab: next } })}
        tabs={[
          { value: 'general', label: GENERAL, content: <General theme={theme} /> },
          {
            value: 'shortcuts',
            label: SHORTCUTS,
            content: <div className="max-w-3xl px-4 py-5">{shortcuts}</div>,
          },
        ]}
      />
    </>
  )
}

/** Somebody without a company can still choose a theme. */
function General({ theme }: { theme: ReactNode }) {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  return (
    <div className="grid max-w-2xl gap-4 px-4 py-5">
      {hasCompany && <CompanySettings />}
      {hasCompany && <OwnSettings />}
      {theme && (
        <Card title={THEME} description={IN_THIS_BROWSER}>
          {theme}
        </Card>
      )}
    </div>
  )
}
