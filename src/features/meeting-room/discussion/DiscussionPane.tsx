import { type ReactNode, useRef } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  discussedIssue,
  type FoundIssue,
  lastTimeOf,
  type TakenUp,
} from '../../issues/discussion/discussion.queries.ts'
import { NOTE_LABELS } from '../../issues/discussion/discussion.text.ts'
import { ISSUE_NOTE_KINDS } from '../../issues/discussion/meeting-notes.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { displayName } from '../../people/people.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { voteTotals } from '../../voting/voting.queries.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import { Decisions } from './Decisions.tsx'
import { discussedBefore, GONE, raisedOn, UNDER_DISCUSSION, votesText } from './discussion-room.text.ts'
import { DiscussedComments } from './DiscussedComments.tsx'
import { Evidence } from './Evidence.tsx'
import { IssueClock } from './IssueClock.tsx'
import { LastTime } from './LastTime.tsx'
import { MadeTasks } from './MadeTasks.tsx'
import { NoteField } from './NoteField.tsx'
import { TaskComposer } from './TaskComposer.tsx'
import type { DiscussionActs } from './use-discussion.ts'

type DiscussionPaneProps = {
  meeting: Meeting
  issueId: string
  /** Undefined for an issue that somebody looks at on their own. */
  taken: TakenUp['taken'] | undefined
  next: TakenUp | undefined
  /** For the scriber, of the issue that is discussed. */
  acts: DiscussionActs | undefined
  /** Above the title. */
  top: ReactNode
}

/** One issue with all that is known of it, what is said about it, and what comes of it. */
export function DiscussionPane({ issueId, ...rest }: DiscussionPaneProps) {
  const found = useLive(discussedIssue, { issueId })
  if (found === undefined) return <Skeleton className="m-6 h-40" />
  return found ? (
    <OpenIssue key={issueId} {...rest} found={found} />
  ) : (
    <EmptyState text={GONE} action={rest.top} />
  )
}

type OpenIssueProps = Omit<DiscussionPaneProps, 'issueId'> & { found: FoundIssue }

function OpenIssue({ meeting, taken, next, acts, top, found }: OpenIssueProps) {
  const { issue, made } = found
  const votes = useVotesOf(meeting, issue.id, taken)
  const mayWrite = canWriteWork(useActor())
  const field = useRef<HTMLInputElement>(null)
  const addTask = () => field.current?.focus()
  useSingleKeys(mayWrite ? { t: addTask } : {}, { first: true })
  return (
    <article
      aria-label={UNDER_DISCUSSION}
      className="flex min-h-full flex-col max-md:min-h-[calc(100%-3.25rem)]"
    >
      {top}
      {/* What is scrolled into sight stops above the bar at the bottom. */}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-4 py-4 **:scroll-mb-52 md:px-6 md:py-5">
        <Heading meeting={meeting} taken={taken} found={found} votes={votes} />
        {issue.description && <p className="text-base whitespace-pre-line text-soft">{issue.description}</p>}
        <Evidence issueId={issue.id} />
        <LastTime issue={issue} meetingId={meeting.id} />
        {taken &&
          ISSUE_NOTE_KINDS.map((kind) => (
            <NoteField
              key={kind}
              meeting={meeting}
              kind={kind}
              issueId={issue.id}
              label={NOTE_LABELS[kind]}
              className={kind === 'cause' ? 'font-medium' : ''}
            />
          ))}
        <DiscussedComments issue={issue} />
      </div>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4 pb-3 md:px-6">
        <MadeTasks items={made} />
      </div>
      <div className="sticky bottom-0 z-10 grid grid-cols-[minmax(0,1fr)] gap-3 border-line bg-page px-4 not-empty:border-t not-empty:py-3 md:px-6">
        {mayWrite && <TaskComposer issue={issue} meetingId={meeting.id} field={field} />}
        {acts && taken && (
          <Decisions
            meeting={meeting}
            found={found}
            votes={votes}
            next={next}
            acts={acts}
            onAddTask={addTask}
          />
        )}
      </div>
    </article>
  )
}

/** The votes of an issue in this meeting that everybody sees. A decision returns them: then, how many it had when it was taken up. */
function useVotesOf(meeting: Meeting, issueId: string, taken: TakenUp['taken'] | undefined): number {
  const totals = useLive(voteTotals, { teamId: meeting.teamId, meetingId: meeting.id })
  if (taken && taken.outcome !== null) return taken.votes
  return totals?.revealed[issueId] ?? 0
}

type HeadingProps = {
  meeting: Meeting
  taken: TakenUp['taken'] | undefined
  found: FoundIssue
  votes: number
}

function Heading({ meeting, taken, found: { issue, owner }, votes }: HeadingProps) {
  const today = useToday()
  const last = useLive(lastTimeOf, { issueId: issue.id, teamId: issue.teamId, meetingId: meeting.id })
  const facts = [
    owner && displayName(owner),
    raisedOn(dayLabel(dayOf(issue.createdAt), today)),
    last && discussedBefore(last.times),
    votes > 0 && votesText(votes),
  ].filter(Boolean)
  return (
    <header className="flex items-start gap-6">
      <div className="min-w-0 flex-1">
        <h3 className="text-2xl leading-8 font-semibold break-words">{issue.title}</h3>
        <p className="mt-1 flex items-center gap-2 text-[0.8125rem] text-soft">
          {owner && (
            <Avatar name={displayName(owner)} picture={owner.avatarUrl} size="sm" person={owner.id} />
          )}
          {facts.join(' · ')}
        </p>
      </div>
      {taken && (
        <div className="max-md:hidden">
          <IssueClock taken={taken} meeting={meeting} />
        </div>
      )}
    </header>
  )
}
