import { useLive } from '../../sync/browser/react.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { CompanyAbove } from './CompanyAbove.tsx'
import { HowBlocks } from './HowBlocks.tsx'
import { usePlan } from './plan-context.ts'
import {
  changedBy,
  LEFT_COLUMN,
  preparedBy,
  RIGHT_COLUMN,
  WRITE_PLAN,
  WRITE_PLAN_ABOUT,
  WRITE_TEAM_PLAN_ABOUT,
} from './strategy.text.ts'
import { WhoBlocks } from './WhoBlocks.tsx'

/** The open plan as a paper of two columns; of one where there is less room. */
export function Paper() {
  const { team, changed, name, mayEdit } = usePlan()
  const company = useLive(myCompany, {})
  const today = useToday()
  return (
    <div className="bg-sunken px-4 pt-4 pb-8 max-md:px-0 max-md:pt-0 print:bg-page print:p-0">
      <article
        aria-label={name}
        className="mx-auto max-w-[73.5rem] bg-page px-8.5 py-6 max-md:px-4 md:rounded-lg md:border md:border-line print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
          <h2 className="text-[1.75rem] leading-9 font-semibold">
            {team.isLeadership ? company?.name : team.name}
          </h2>
          <p className="text-[0.8125rem] text-soft">
            {[
              `${name}, ${quarterLabel(today)}`,
              ...(changed ? [changedBy(dayLabel(dayOf(changed.at), today), displayName(changed.by))] : []),
            ].join(' · ')}
          </p>
        </header>
        {mayEdit && !changed && (
          <p className="mt-4 rounded-md bg-accent-tint px-3 py-2 text-accent-ink print:hidden">
            <strong className="font-semibold">{WRITE_PLAN}.</strong>{' '}
            {team.isLeadership ? WRITE_PLAN_ABOUT : WRITE_TEAM_PLAN_ABOUT}
          </p>
        )}
        <div className="grid gap-x-9 pt-2 lg:grid-cols-2 print:block">
          <Column title={LEFT_COLUMN}>
            <CompanyAbove />
            <WhoBlocks />
          </Column>
          <Column title={RIGHT_COLUMN}>
            <HowBlocks />
          </Column>
        </div>
        <footer className="mt-6 border-t border-line pt-3 text-xs text-soft">{preparedBy(team.name)}</footer>
      </article>
    </div>
  )
}

const Column = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className="@container/column min-w-0">
    <p aria-hidden className="border-b border-line py-2 text-[0.8125rem] text-soft">
      {title}
    </p>
    {children}
  </section>
)
