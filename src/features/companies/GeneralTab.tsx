import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { CompanySettings } from './CompanySettings.tsx'
import { LabsCard } from './labs/LabsCard.tsx'
import { OwnSettings } from './OwnSettings.tsx'
import { IN_THIS_BROWSER, THEME } from './settings.text.ts'

/** What applies to the company, to the person, and to this browser. Somebody without a company can still choose a theme. */
export function GeneralTab({ theme, usage }: { theme: ReactNode; usage: ReactNode }) {
  const hasCompany = (session.use().data?.companies.length ?? 0) > 0
  return (
    <div className="grid max-w-2xl gap-4 px-4 py-5">
      {hasCompany && <CompanySettings />}
      {hasCompany && <OwnSettings />}
      {hasCompany && <LabsCard />}
      {hasCompany && usage}
      <Card title={THEME} description={IN_THIS_BROWSER}>
        {theme}
      </Card>
    </div>
  )
}
