import { useLive } from '../../../sync/browser/react.ts'
import { lastTimeOf } from '../../issues/discussion/discussion.queries.ts'
import { OUTCOME_LABELS } from '../../issues/discussion/discussion.text.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { LAST_TIME, lastDecision, NO_DECISION, quoted, tasksDone } from './discussion-room.text.ts'
import { Labelled } from './Labelled.tsx'

type LastTimeProps = { issue: Issue; meetingId: string }

/** What an earlier meeting decided about the issue, or about one of the same metric or goal. */
export function LastTime({ issue, meetingId }: LastTimeProps) {
  const today = useToday()
  const last = useLive(lastTimeOf, { issueId: issue.id, teamId: issue.teamId, meetingId })
  if (!last) return null
  const { at, outcome, decision, reason, tasks } = last
  const said = decision || reason
  const what = lastDecision(dayLabel(dayOf(at), today), outcome ? OUTCOME_LABELS[outcome] : NO_DECISION)
  return (
    <Labelled label={LAST_TIME}>
      <p className="py-1 text-soft">
        {said ? `${what}: ${quoted(said)}` : `${what}.`}
        {tasks.made > 0 && ` ${tasksDone(tasks.made, tasks.done)}`}
      </p>
    </Labelled>
  )
}
