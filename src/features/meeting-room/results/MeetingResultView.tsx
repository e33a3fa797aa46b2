import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { refuse } from '../../meetings/meetings.refusals.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import { DeleteMeeting } from './DeleteMeeting.tsx'
import { RatingBadge } from './RatingBadge.tsx'
import { ResultItems } from './ResultItems.tsx'
import { ResultPeople } from './ResultPeople.tsx'
import { hasResult, heldMeeting, resultOfMeeting } from './results.queries.ts'
import {
  ALL_MEETINGS,
  dayAndTime,
  GOALS,
  HEADLINES,
  ISSUES_RESOLVED,
  MESSAGES,
  METRICS,
  NO_HEADLINES,
  NO_ISSUES,
  NO_TASKS,
  periodText,
  PRINT,
  TASKS,
} from './results.text.ts'
import { SectionTimes } from './SectionTimes.tsx'
import { dateText, timeText } from '../../time/time.text.ts'

type MeetingResultViewProps = { teamId: string | undefined; meetingId: string }

/** One meeting's result, which can be printed too. */
export function MeetingResultView({ teamId, meetingId }: MeetingResultViewProps) {
  const actor = useActor()
  if (teamId === undefined || !actor.sees(team(teamId))) return <AnyResult meetingId={meetingId} />
  return <TeamsResult teamId={teamId} meetingId={meetingId} />
}

function TeamsResult({ teamId, meetingId }: { teamId: string; meetingId: string }) {
  const isHeld = useLive(heldMeeting, { teamId, meetingId })
  return isHeld ? <AnyResult meetingId={meetingId} /> : <SkeletonRows rowHeight="h-10" />
}

function AnyResult({ meetingId }: { meetingId: string }) {
  const isThere = useLive(hasResult, { meetingId })
  if (isThere === undefined) return <SkeletonRows rowHeight="h-10" />
  return isThere ? (
    <Result meetingId={meetingId} />
  ) : (
    <EmptyState
      text={refuse.reason('meeting/not-found').detail}
      action={
        <Link to="/meetings" className={buttonClass()}>
          {ALL_MEETINGS}
        </Link>
      }
    />
  )
}

function Result({ meetingId }: { meetingId: string }) {
  const found = useLive(resultOfMeeting, { meetingId })
  if (!found) return <SkeletonRows rowHeight="h-10" />
  const { meeting, team, result, average, people, leftEarly } = found
  return (
    <article>
      <Link
        to="/meetings"
        className="inline-flex min-h-control items-center gap-1.5 px-4 pt-2 text-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {ALL_MEETINGS}
      </Link>
      <PageHeader
        title={meetingTitle(team?.name, meeting.meetingType)}
        actions={<Actions meetingId={meetingId} />}
      >
        <RatingBadge average={average} />
      </PageHeader>
      <p data-numeric className="px-4 text-soft">
        {periodText(
          dayAndTime(dateText(meeting.startedAt), timeText(meeting.startedAt)),
          timeText(meeting.endedAt ?? result.createdAt),
          durationText(result.totalDurationSeconds),
        )}
      </p>
      <div className="grid gap-x-10 gap-y-6 px-4 py-5 lg:grid-cols-2 print:grid-cols-2">
        <SectionTimes times={result.sectionDurations} />
        <ResultPeople result={result} people={people} leftEarly={leftEarly} />
        <ResultItems title={TASKS} items={result.tasksCreated} people={people} empty={NO_TASKS} />
        <ResultItems
          title={ISSUES_RESOLVED}
          items={result.issuesResolved}
          people={people}
          empty={NO_ISSUES}
        />
        <ResultItems title={HEADLINES} items={result.headlinesCreated} people={people} empty={NO_HEADLINES} />
        {result.messagesCascaded.length > 0 && (
          <ResultItems title={MESSAGES} items={result.messagesCascaded} people={people} />
        )}
        {result.goalsCreated.length > 0 && (
          <ResultItems title={GOALS} items={result.goalsCreated} people={people} />
        )}
        {result.metricsCreated.length > 0 && (
          <ResultItems title={METRICS} items={result.metricsCreated} people={people} />
        )}
      </div>
    </article>
  )
}

function Actions({ meetingId }: { meetingId: string }) {
  return (
    <div className="flex gap-2 print:hidden">
      <Button icon={<Printer aria-hidden />} onClick={() => print()}>
        {PRINT}
      </Button>
      <DeleteMeeting meetingId={meetingId} />
    </div>
  )
}
