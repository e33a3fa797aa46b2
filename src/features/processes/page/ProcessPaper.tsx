import { Link } from '@tanstack/react-router'
import { ChevronLeft, Pencil } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { onePerson } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { OpenProcess } from '../processes.queries.ts'
import { stepsToPublish } from '../processes.rules.ts'
import type { PublishedProcess } from '../processes.table.ts'
import {
  ALL_PROCESSES,
  DRAFT_SEEN_BY,
  EDIT,
  HAS_CHANGES,
  NO_OWNER,
  publishedOn,
  whatChanged,
} from '../processes.text.ts'
import { ProcessActions } from './ProcessActions.tsx'
import { ReviewDue } from './ReviewDue.tsx'
import { ReadSteps } from '../readings/ReadSteps.tsx'
import { StepList } from './StepList.tsx'

const FollowedPanel = later(
  () => import('../followed/FollowedPanel.tsx'),
  () => <Skeleton className="h-96" />,
)

/** What a process says, on a sheet that prints on one to three pages. */
export function ProcessPaper({ open }: { open: OpenProcess }) {
  const { id, process, published, owner, team, mayEdit, hasChanges } = open
  const shown = published ?? process
  if (!shown) return null
  return (
    <>
      <PageHeader
        title={shown.name}
        actions={
          <>
            {mayEdit && (
              <Link
                to="/process/$processId/edit"
                params={{ processId: id }}
                className={buttonClass('primary')}
              >
                <Pencil aria-hidden />
                {EDIT}
              </Link>
            )}
            <ProcessActions open={open} />
          </>
        }
      >
        <Link to="/process" className={buttonClass('ghost', 'sm')}>
          <ChevronLeft aria-hidden />
          {ALL_PROCESSES}
        </Link>
      </PageHeader>
      <div className="grid items-start gap-x-6 gap-y-3 px-4 pb-16 xl:grid-cols-[minmax(0,48rem)_20rem]">
        <div className="grid max-w-3xl gap-3 empty:hidden xl:col-span-2 print:hidden">
          {!published && <Alert kind="info" title={DRAFT_SEEN_BY} />}
          {published && mayEdit && hasChanges && <Alert kind="info" title={HAS_CHANGES} />}
          {process && mayEdit && <ReviewDue process={process} />}
          {!owner && process && <Alert kind="warn" title={NO_OWNER} />}
        </div>
        <article className="max-w-3xl rounded-lg border border-line bg-page px-4 py-5 sm:px-8 sm:py-7 print:max-w-none print:border-0 print:p-0">
          <header className="border-b-2 border-ink pb-3">
            {/* In print the heading of the page says it. */}
            <p className="text-xl font-semibold break-words print:hidden">{shown.name}</p>
            <p className="mt-1 text-[0.8125rem] text-soft">
              {[team.name, ...(owner ? [displayName(owner)] : [])].join(' · ')}
            </p>
            {published && <Published of={published} />}
          </header>
          {shown.summary && <Markdown text={shown.summary} className="mt-4 text-base" />}
          {published?.changeNote && (
            <p className="mt-4 rounded-md bg-info-tint px-3 py-2 text-info-ink">
              {whatChanged(published.changeNote)}
            </p>
          )}
          {published ? <ReadSteps published={published} /> : <StepList steps={stepsToPublish(open.steps)} />}
        </article>
        {published && process && <FollowedPanel open={open} />}
      </div>
    </>
  )
}

function Published({ of: { version, publishedAt, publishedBy } }: { of: PublishedProcess }) {
  const today = useToday()
  const by = useLive(onePerson, { personId: publishedBy }) ?? undefined
  return (
    <p className="text-[0.8125rem] text-soft">
      {publishedOn(version, dayLabel(dayOf(publishedAt), today), displayName(by))}
    </p>
  )
}
