import { useActor, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import type { FoundIssue, TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { promisableMetrics } from '../../issues/outcome/promisable.queries.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { useDecisions } from './use-decisions.ts'
import type { DiscussionActs } from './use-discussion.ts'

const SolvedDialog = later(() => import('./SolvedDialog.tsx'))

const EVERY_HOUR = 3_600_000

type DecisionsProps = {
  meeting: Meeting
  found: FoundIssue
  votes: number
  next: TakenUp | undefined
  acts: DiscussionActs
  onAddTask: () => void
}

/** What the scriber decides about the issue in discussion. */
export function Decisions(props: DecisionsProps) {
  const seesMetrics = canViewTeamMetrics(useActor(), props.found.issue.teamId)
  return seesMetrics ? <PromisingDecisions {...props} /> : <DecisionsAndKeys {...props} fromWeek={null} />
}

function PromisingDecisions(props: DecisionsProps) {
  const fromWeek = mondayOf(utcDayOf(new Date(useServerNow(EVERY_HOUR)).toISOString()))
  const metrics = useLive(promisableMetrics, { teamId: props.found.issue.teamId, fromWeek })
  const mayPromise = metrics?.some(({ isKnown }) => isKnown) ?? false
  return <DecisionsAndKeys {...props} fromWeek={mayPromise ? fromWeek : null} />
}

type DecisionsAndKeysProps = DecisionsProps & {
  /** The Monday of the week that a promise would begin with; null if the solution can promise to move no metric. */
  fromWeek: string | null
}

function DecisionsAndKeys({ meeting, found, votes, next, acts, onAddTask, fromWeek }: DecisionsAndKeysProps) {
  const { issue, made } = found
  const decisions = useDecisions({ issue, tasks: made.length, next, acts, mayPromise: fromWeek !== null })
  const { mayDecide, asking, setAsking } = decisions
  usePreload(SolvedDialog)
  useSingleKeys(next ? { j: decisions.next } : {})
  useSingleKeys(mayDecide ? { s: decisions.solve, l: decisions.longTerm, d: decisions.drop } : {}, {
    first: true,
  })
  return (
    <>
      <DecisionBar issue={issue} votes={votes} next={next} acts={decisions} mayDecide={mayDecide} />
      {asking && (
        <SolvedDialog
          open
          onOpenChange={setAsking}
          meeting={meeting}
          issue={issue}
          hasTasks={made.length > 0}
          fromWeek={fromWeek}
          onSolved={() => acts.told(issue, 'solved')}
          onSkip={() => {
            setAsking(false)
            decisions.solveAtOnce()
          }}
          onAddTask={() => {
            setAsking(false)
            requestAnimationFrame(onAddTask)
          }}
        />
      )}
    </>
  )
}
