import { Link } from '@tanstack/react-router'
import { ShieldOff } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Figures } from '../../../ui/Figures.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { myCompany } from '../../companies/companies.queries.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'
import { LEVEL_LABELS } from '../../rights/rights.text.ts'
import { type CompanySummary, companySummary } from './company-summary.queries.ts'
import {
  COMPANY_MANAGEMENT,
  FOR_DIRECTORS,
  INVITATIONS_WAITING,
  LEAVING,
  LEAVING_EXPLAINED,
  LEVELS_TITLE,
  LINKS,
  ofMost,
  ROOM,
  ROOM_EXPLAINED,
  SEATS,
  SEATS_EXPLAINED,
  SIZE_LABELS,
  TEAMS,
  WHERE_TO_GO,
} from './company.text.ts'

/** The tabs of the settings that are about the whole company. */
const SETTINGS = ['general', 'sign-in', 'integrations', 'billing', 'data', 'audit'] as const

/** The own company's management in one place, for directors. */
export function CompanyManagementScreen() {
  const isDirector = hasDirectorAccess(useActor())
  const company = useLive(myCompany, {})
  return (
    <>
      <PageHeader title={COMPANY_MANAGEMENT}>
        {company && <p className="min-w-0 truncate text-soft">{company.name}</p>}
      </PageHeader>
      {isDirector ? <Summary /> : <EmptyState icon={<ShieldOff aria-hidden />} text={FOR_DIRECTORS} />}
    </>
  )
}

function Summary() {
  const summary = useLive(companySummary, {})
  if (!summary) return <SkeletonRows rows={4} rowHeight="h-24" />
  return (
    <div className="grid max-w-5xl gap-4 px-4 pb-6 md:grid-cols-2">
      <Card title={SEATS} description={SEATS_EXPLAINED}>
        <Figures
          rows={[
            [SEATS, summary.seats],
            [TEAMS, summary.teams],
            [INVITATIONS_WAITING, summary.invitations],
          ]}
        />
      </Card>
      <Card title={LEVELS_TITLE}>
        <Figures rows={summary.levels.map(({ level, count }) => [LEVEL_LABELS[level], count])} />
      </Card>
      <Card title={ROOM} description={ROOM_EXPLAINED}>
        <Sizes sizes={summary.sizes} />
      </Card>
      <Card title={WHERE_TO_GO}>
        <div className="flex flex-wrap gap-2">
          <Link to="/people" className={buttonClass()}>
            {LINKS.people}
          </Link>
          <Link to="/people" search={{ tab: 'team' }} className={buttonClass()}>
            {LINKS.teams}
          </Link>
          <Link to="/permissions" className={buttonClass()}>
            {LINKS.permissions}
          </Link>
          {SETTINGS.map((tab) => (
            <Link key={tab} to="/settings" search={{ tab }} className={buttonClass()}>
              {LINKS[tab]}
            </Link>
          ))}
        </div>
      </Card>
      <Card title={LEAVING} description={LEAVING_EXPLAINED} />
    </div>
  )
}

const Sizes = ({ sizes }: Pick<CompanySummary, 'sizes'>) => (
  <ul className="grid gap-3">
    {sizes.map(({ what, used, most }) => (
      <li key={what} className="grid gap-1">
        <p className="flex gap-3">
          <span className="flex-1">{SIZE_LABELS[what]}</span>
          <span data-numeric>{ofMost(used, most)}</span>
        </p>
        <Progress label={SIZE_LABELS[what]} value={used} max={most} />
      </li>
    ))}
  </ul>
)
