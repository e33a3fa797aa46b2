import { Archive, ArrowRight, Check, CircleSlash, Ellipsis, MoveRight, Pause, X } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { KeyOfButton } from '../../../ui/Kbd.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { Issue } from '../../issues/issues.table.ts'
import { destinations } from '../../issues/moving/moving.queries.ts'
import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import {
  CLOSE_UNDECIDED,
  DECIDE,
  DROP,
  LONG_TERM,
  MORE,
  moveTo,
  NEXT,
  nextIs,
  RETURNS_VOTES,
  SOLVED,
  TABLE_IT,
} from './discussion-room.text.ts'
import type { DecisionActs } from './use-decisions.ts'

/** More would not fit into a menu; the row’s own menu offers all of them. */
const MOST_TEAMS = 12

type DecisionBarProps = {
  issue: Issue
  votes: number
  next: TakenUp | undefined
  acts: DecisionActs
  /** False for a scriber who may only view: they can go on, and decide nothing. */
  mayDecide: boolean
}

/** What the scriber decides about the issue. */
export function DecisionBar({ issue, votes, next, acts, mayDecide }: DecisionBarProps) {
  const others = useLive(destinations, { teamId: issue.teamId }) ?? []
  return (
    <div
      role="group"
      aria-label={DECIDE}
      className="flex flex-wrap items-center gap-2 max-md:[&>button]:flex-1"
    >
      {mayDecide && (
        <>
          <Button variant="primary" icon={<Check aria-hidden />} aria-keyshortcuts="S" onClick={acts.solve}>
            {SOLVED}
            <KeyOfButton keys="S" />
          </Button>
          <Button
            icon={<Archive aria-hidden className="max-md:hidden" />}
            aria-keyshortcuts="L"
            onClick={acts.longTerm}
          >
            {LONG_TERM}
            <KeyOfButton keys="L" />
          </Button>
          <Button
            icon={<CircleSlash aria-hidden className="max-md:hidden" />}
            aria-keyshortcuts="D"
            onClick={acts.drop}
          >
            {DROP}
            <KeyOfButton keys="D" />
          </Button>
          <Menu
            label={MORE}
            align="end"
            sections={[
              {
                entries: [
                  { label: TABLE_IT, icon: <Pause aria-hidden />, onSelect: acts.table },
                  { label: CLOSE_UNDECIDED, icon: <X aria-hidden />, onSelect: acts.stop },
                ],
              },
              {
                entries: others.slice(0, MOST_TEAMS).map(({ team }) => ({
                  label: moveTo(team.name),
                  icon: <MoveRight aria-hidden />,
                  onSelect: () => acts.move(team.id),
                })),
              },
            ].filter(({ entries }) => entries.length > 0)}
            trigger={<IconButton label={MORE} icon={<Ellipsis aria-hidden />} />}
          />
          {votes > 0 && <p className="text-[0.8125rem] text-soft max-lg:hidden">{RETURNS_VOTES}</p>}
        </>
      )}
      {next && (
        <div className="ml-auto flex min-w-0 items-center gap-3 max-md:contents">
          <span className="max-w-56 truncate text-[0.8125rem] text-soft max-lg:hidden">
            {nextIs(next.taken.place, next.taken.title)}
          </span>
          <Button aria-keyshortcuts="J" onClick={acts.next}>
            {NEXT}
            <ArrowRight aria-hidden className="max-md:hidden" />
            <KeyOfButton keys="J" />
          </Button>
        </div>
      )}
    </div>
  )
}
