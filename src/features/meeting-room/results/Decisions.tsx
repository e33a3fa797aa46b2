import { useLive } from '../../../sync/browser/react.ts'
import { issuesOfMeeting } from '../../issues/discussion/discussion.queries.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { type Decision, decisionsOf } from './decisions.rules.ts'
import type { ResultWithPeople } from './results.queries.ts'
import { brought, DECISIONS, NO_DECISIONS, OTHER_TASKS, ownedBy, solvedIn } from './results.text.ts'
import { ResultTasks } from './ResultTasks.tsx'

/** What the meeting decided: each solved issue with the tasks made of it, then the other tasks. */
export function Decisions({ found }: { found: ResultWithPeople }) {
  const { meeting, result } = found
  const discussed = useLive(issuesOfMeeting, { meetingId: meeting.id }) ?? []
  const { decisions, otherTasks } = decisionsOf(result, discussed)
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions" className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {DECISIONS}
        <span data-numeric className="text-[0.8125rem] font-normal text-soft">
          {brought(decisions.length, result.tasksCreated.length)}
        </span>
      </h2>
      {result.issuesResolved.length + result.tasksCreated.length === 0 && (
        <p className="py-3 text-soft">{NO_DECISIONS}</p>
      )}
      <ol className="divide-y divide-line">
        {decisions.map((decision, place) => (
          <li key={decision.issue.id} className="flex gap-3 py-4">
            <span aria-hidden data-numeric className="w-4 shrink-0 text-xl leading-6 font-semibold text-soft">
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-[1.0625rem] leading-6 font-medium [overflow-wrap:anywhere]">
                {decision.sentence ?? decision.issue.title}
              </h3>
              <p data-numeric className="mb-1 text-[0.8125rem] text-soft">
                {captionOf(decision, found)}
              </p>
              <ResultTasks tasks={decision.tasks} found={found} />
            </div>
          </li>
        ))}
      </ol>
      {otherTasks.length > 0 && (
        <div className="border-t border-line py-4">
          {decisions.length > 0 && <h3 className="mb-1 font-semibold">{OTHER_TASKS}</h3>}
          <ResultTasks tasks={otherTasks} found={found} />
        </div>
      )}
    </section>
  )
}

/** The decision is the sentence, the issue its caption. Where nobody wrote one down, the issue stands in its place. */
function captionOf({ issue, sentence, spent }: Decision, { people }: ResultWithPeople): string {
  const caption = sentence === null ? ownedBy(displayName(people[issue.personIds[0] ?? ''])) : issue.title
  return solvedIn(caption, spent === null ? null : clockText(spent))
}
