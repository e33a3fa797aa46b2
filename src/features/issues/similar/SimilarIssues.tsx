import { History } from 'lucide-react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { reopenIssue, resolveIssue } from '../issues.mutations.ts'
import type { PastIssue } from './past.rules.ts'
import { pastIssue } from './similar.queries.ts'
import {
  cameBack,
  decidedText,
  NO_TASKS_MADE,
  REOPEN_INSTEAD,
  REOPENED,
  reopenInstead,
  SEEN_BEFORE,
  similarFound,
  SINCE,
  STAYED_AWAY,
  tasksDone,
} from './similar.text.ts'
import { MOST_FOUND } from './similarity.rules.ts'
import { useSimilarAtHand, useSimilarBeyond } from './use-similar.ts'

type SimilarIssuesProps = {
  /** What has been typed of the title. */
  text: string
  /** An issue of the past was opened again instead of adding this one. */
  onReopened: () => void
}

/** Issues like the one that somebody is writing: what became of them, what was done, and whether they came back. */
export default function SimilarIssues({ text, onReopened }: SimilarIssuesProps) {
  const atHand = useSimilarAtHand(text)
  const beyond = useSimilarBeyond(text)
  const further = beyond.filter(({ id }) => !atHand.includes(id)).slice(0, MOST_FOUND - atHand.length)
  const count = atHand.length + further.length
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 && similarFound(count)}
      </span>
      {count > 0 && (
        <section
          aria-label={SEEN_BEFORE}
          className="rounded-lg border border-line bg-sunken text-[0.8125rem]"
        >
          <h3 className="flex items-center gap-1.5 px-3 pt-2 text-xs font-medium text-soft">
            <History aria-hidden className="size-3.5" />
            {SEEN_BEFORE}
          </h3>
          <ul className="divide-y divide-hair">
            {atHand.map((id) => (
              <AtHand
                key={id}
                issueId={id}
                beyond={beyond.find((issue) => issue.id === id)}
                onReopened={onReopened}
              />
            ))}
            {further.map((issue) => (
              <SimilarIssue key={issue.id} issue={issue} onReopened={onReopened} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type RowProps = Pick<SimilarIssuesProps, 'onReopened'>

type AtHandProps = RowProps & {
  issueId: string
  /** What the server says of it, which also has decisions of long ago. */
  beyond: PastIssue | undefined
}

function AtHand({ issueId, beyond, ...rest }: AtHandProps) {
  const issue = useLive(pastIssue, { issueId })
  const decision = issue?.decision ?? beyond?.decision ?? null
  return issue && <SimilarIssue issue={{ ...issue, decision }} {...rest} />
}

function SimilarIssue({ issue, onReopened }: RowProps & { issue: PastIssue }) {
  const mutate = useMutate()
  const today = useToday()
  const { id, title, teamName, state, since, cameBackAt, decision, tasks } = issue
  const day = (moment: string) => dayLabel(dayOf(moment), today)
  const facts = [teamName, SINCE[state](day(since)), madeOf(tasks)]

  function reopen(): void {
    if (mutate(reopenIssue, { id })) return
    toastUndo(REOPENED, title, () => mutate(resolveIssue, { id }))
    onReopened()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">{title}</p>
        <p className="text-soft">
          {facts.join(' · ')}
          {state === 'resolved' && ' · '}
          {state === 'resolved' && cameBackAt === null && STAYED_AWAY}
          {cameBackAt !== null && (
            <span className="font-medium text-warn-ink">{cameBack(day(cameBackAt))}</span>
          )}
        </p>
        {decision !== null && <p className="line-clamp-2 break-words">{decidedText(decision)}</p>}
        {tasks.length > 0 && (
          <ul className="text-soft">
            {tasks.map((task) => (
              <li key={task.id} className="truncate">
                {task.isDone ? '✓' : '○'} {task.title}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state === 'resolved' && (
        <Button size="sm" aria-label={reopenInstead(title)} onClick={reopen}>
          {REOPEN_INSTEAD}
        </Button>
      )}
    </li>
  )
}

const madeOf = (tasks: PastIssue['tasks']): string =>
  tasks.length === 0 ? NO_TASKS_MADE : tasksDone(tasks.filter(({ isDone }) => isDone).length, tasks.length)
