import { Link } from '@tanstack/react-router'
import { ChevronLeft, HeartPulse } from 'lucide-react'
import { useRef } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useGoOn } from '../../../ui/use-go-on.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { type OwnCheckup, ownCheckup } from '../checkups/checkups.queries.ts'
import { COMPONENTS, placesOf } from '../checkups/statements.rules.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import {
  ALL_CHECKUPS,
  ANONYMOUS,
  checkupOf,
  IS_CLOSED,
  NOT_THERE,
  openUntil,
  SCALE,
  THANKS,
  YOUR_ANSWERS_STAY,
} from './health.text.ts'
import { OwnNote } from './OwnNote.tsx'
import { COMPONENT_LABELS } from './statements.text.ts'
import { Statement } from './Statement.tsx'

/** The twenty statements, for somebody who is asked. Each answer is saved as it is chosen. */
export function AnswerCheckup({ checkupId }: { checkupId: string }) {
  const own = useLive(ownCheckup, { checkupId })
  return (
    <>
      <PageHeader title={own ? checkupOf(own.teamName) : TOOL_LABELS['health-tracking']}>
        <Link to="/tools/health-tracking" search={{}} className={buttonClass('ghost', 'sm')}>
          <ChevronLeft aria-hidden />
          {ALL_CHECKUPS}
        </Link>
      </PageHeader>
      {own === undefined && <SkeletonRows rowHeight="h-24" />}
      {own === null && <EmptyState icon={<HeartPulse aria-hidden />} text={NOT_THERE} />}
      {own && <Answers own={own} />}
    </>
  )
}

function Answers({ own }: { own: OwnCheckup }) {
  const today = useToday()
  const isOver = own.submittedAt !== null || own.closedAt !== null
  const said = useRef<HTMLDivElement>(null)
  useGoOn(said, isOver)
  return (
    <div className="mx-4 grid max-w-3xl gap-5 pb-8">
      {isOver ? (
        <div ref={said} tabIndex={-1}>
          <Alert
            kind={own.submittedAt === null ? 'info' : 'good'}
            title={own.submittedAt === null ? IS_CLOSED : THANKS}
            detail={YOUR_ANSWERS_STAY}
          />
        </div>
      ) : (
        <div className="text-soft">
          <p>{openUntil(dayLabel(own.closesOn, today))}</p>
          <p>{ANONYMOUS}</p>
          <p>{SCALE}</p>
        </div>
      )}
      {COMPONENTS.map((component) => (
        <section key={component} aria-label={COMPONENT_LABELS[component]}>
          <h2 className="font-semibold">{COMPONENT_LABELS[component]}</h2>
          <div className="divide-y divide-line">
            {placesOf(component).map((place) => (
              <Statement key={place} own={own} place={place} isOver={isOver} />
            ))}
          </div>
        </section>
      ))}
      <OwnNote own={own} isOver={isOver} />
      {!isOver && <AnswerFoot own={own} />}
    </div>
  )
}
