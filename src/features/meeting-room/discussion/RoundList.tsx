import { CircleCheck } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { OUTCOME_LABELS } from '../../issues/discussion/discussion.text.ts'
import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { tasksMade } from '../../issues/issues.text.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import type { Totals } from '../../voting/voting.queries.ts'
import { OWNER } from '../../work/work.text.ts'
import {
  decidedIn,
  doneOf,
  IN_DISCUSSION,
  RESOLVED_ELSEWHERE,
  THIS_ROUND,
  votesText,
} from './discussion-room.text.ts'
import { isDone } from './round.rules.ts'

type RoundListProps = {
  round: readonly TakenUp[]
  /** The votes that everybody sees. */
  totals: Totals
  discussedId: string | null
  shownId: string | null
  onOpen: (issueId: string) => void
}

/** The issues that the meeting has chosen, numbered, with what came of them. */
export function RoundList({ round, totals, discussedId, shownId, onOpen }: RoundListProps) {
  if (round.length === 0) return null
  return (
    <section aria-label={THIS_ROUND}>
      <div className="flex items-baseline justify-between px-4 pt-3 pb-2 text-[0.8125rem] font-medium">
        <h3>{THIS_ROUND}</h3>
        <span data-numeric className="font-normal text-soft">
          {doneOf(round.filter(isDone).length, round.length)}
        </span>
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {round.map((entry) => (
          <RoundItem
            key={entry.taken.id}
            entry={entry}
            votes={totals[entry.taken.issueId] ?? 0}
            isDiscussed={entry.taken.issueId === discussedId}
            isShown={entry.taken.issueId === shownId}
            onOpen={() => onOpen(entry.taken.issueId)}
          />
        ))}
      </ol>
    </section>
  )
}

type RoundItemProps = {
  entry: TakenUp
  votes: number
  isDiscussed: boolean
  isShown: boolean
  onOpen: () => void
}

function RoundItem({ entry, votes, isDiscussed, isShown, onOpen }: RoundItemProps) {
  const { taken, issue, owner, taskCount } = entry
  const done = isDone(entry)
  const facts = [
    stateOf(entry, isDiscussed),
    !done && votes > 0 && votesText(votes),
    taskCount > 0 && tasksMade(taskCount),
  ].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        aria-current={isShown ? 'true' : undefined}
        disabled={done}
        onClick={onOpen}
        className={cx(
          'flex w-full items-center gap-3 border-l-[3px] px-4 py-2.5 text-left -outline-offset-2 enabled:hover:bg-hover',
          isShown ? 'border-accent bg-page' : 'border-transparent',
        )}
      >
        <span
          data-numeric
          className={cx('w-5 shrink-0 text-xl font-semibold', isDiscussed ? 'text-accent-ink' : 'text-soft')}
        >
          {done ? <CircleCheck aria-hidden className="size-5 text-good-edge" /> : taken.place}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx('font-medium break-words', done && 'text-soft')}>
            {issue?.title ?? taken.title}
          </span>
          <span className={cx('text-[0.8125rem]', isDiscussed ? 'text-accent-ink' : 'text-soft')}>
            {facts.join(' · ')}
          </span>
        </span>
        {owner && <AvatarStack people={[owner]} label={OWNER} />}
      </button>
    </li>
  )
}

function stateOf(entry: TakenUp, isDiscussed: boolean): string | false {
  const { outcome, spent } = entry.taken
  if (outcome !== null) return decidedIn(OUTCOME_LABELS[outcome], clockText(spent))
  if (isDone(entry)) return RESOLVED_ELSEWHERE
  return isDiscussed && IN_DISCUSSION
}
