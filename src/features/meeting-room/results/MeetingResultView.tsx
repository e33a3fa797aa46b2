import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { DeleteMeeting } from '../history/DeleteMeeting.tsx'
import { meetingsList, resultOfMeeting } from '../history/history.queries.ts'
import { refuse } from '../../meetings/meetings.refusals.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { RatingBadge } from './RatingBadge.tsx'
import { ResultItems } from './ResultItems.tsx'
import { ResultPeople } from './ResultPeople.tsx'
import { SectionTimes } from './SectionTimes.tsx'
import { durationText } from '../../meetings/timer/timer.rules.ts'
import { dateText, timeText } from '../../time/time.text.ts'

/** One meeting's result, on paper too. */
export function MeetingResultView({ meetingId }: { meetingId: string }) {
  const listed = useLive(meetingsList, { limit: 500 })
  if (!listed) return <SkeletonRows rowHeight="h-10" />
  const entry = listed.find(({ meeting, result }) => meeting.id === meetingId && result !== null)
  return entry ? (
    <Result meetingId={meetingId} />
  ) : (
    <EmptyState
      text={refuse.reason('meeting/not-found').detail}
      action={
        <Link to="/meetings" className={buttonClass()}>
          All meetings
        </Link>
      }
    />
  )
}

function Result({ meetingId }: { meetingId: string }) {
  const shown = useLive(resultOfMeeting, { meetingId })
  if (!shown) return <SkeletonRows rowHeight="h-10" />
  const { meeting, team, result, average, people } = shown
  return (
    <article>
      <Link
        to="/meetings"
        className="inline-flex min-h-control items-center gap-1.5 px-4 pt-2 text-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All meetings
      </Link>
      <PageHeader
        title={`${team?.name} · ${MEETING_TYPE_LABELS[meeting.meetingType]}`}
        actions={<Actions meetingId={meetingId} />}
      >
        <RatingBadge average={average} />
      </PageHeader>
      <p data-numeric className="px-4 text-soft">
        {dateText(meeting.startedAt)}, {timeText(meeting.startedAt)} to {timeText(result.createdAt)} ·{' '}
        {durationText(result.totalDurationSeconds)}
      </p>
      <div className="grid gap-x-10 gap-y-6 px-4 py-5 lg:grid-cols-2 print:grid-cols-2">
        <SectionTimes times={result.sectionDurations} />
        <ResultPeople shown={shown} />
        <ResultItems title="Tasks" items={result.tasksCreated} people={people} empty="No tasks were made." />
        <ResultItems
          title="Issues resolved"
          items={result.issuesResolved}
          people={people}
          empty="No issue was resolved."
        />
        <ResultItems
          title="Headlines"
          items={result.headlinesCreated}
          people={people}
          empty="No headlines were added."
        />
        {result.goalsCreated.length > 0 && (
          <ResultItems title="Goals" items={result.goalsCreated} people={people} empty="" />
        )}
        {result.metricsCreated.length > 0 && (
          <ResultItems title="Metrics" items={result.metricsCreated} people={people} empty="" />
        )}
      </div>
    </article>
  )
}

function Actions({ meetingId }: { meetingId: string }) {
  return (
    <div className="flex gap-2 print:hidden">
      <Button icon={<Printer aria-hidden />} onClick={() => print()}>
        Print
      </Button>
      <DeleteMeeting meetingId={meetingId} />
    </div>
  )
}
