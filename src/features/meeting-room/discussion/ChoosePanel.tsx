import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { FloatingButton } from '../../../ui/FloatingButton.tsx'
import { KeyOfButton } from '../../../ui/Kbd.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { topByVotes } from '../../issues/discussion/discussion.rules.ts'
import { ROUND_SIZE } from '../../issues/discussion/meeting-issues.table.ts'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import type { Issue } from '../../issues/issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { ballotOfMeeting } from '../../voting/ballots/ballots.queries.ts'
import { useSettledTotals } from '../../voting/use-settled-totals.ts'
import { useVoting } from '../../voting/use-voting.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import {
  AFTER_REVEAL,
  NEXT_THREE,
  NO_VOTES_YET,
  SCRIBER_CHOOSES,
  START_WITH_FIRST,
  TIE_BREAK,
  TOP_THREE,
  votesText,
} from './discussion-room.text.ts'
import type { DiscussionActs } from './use-discussion.ts'

type ChoosePanelProps = {
  meeting: Meeting
  /** What this meeting has decided is not proposed again. */
  decidedIds: readonly string[]
  isFirst: boolean
  /** For the scriber. */
  acts: DiscussionActs | undefined
}

const PLACES = Array.from({ length: ROUND_SIZE }, (_, index) => index)

/** The three issues that come next, by the votes that everybody sees. It always takes the same room, so that nothing moves while people vote; on phones it is only the scriber’s button. */
export function ChoosePanel({
  meeting: { id: meetingId, teamId },
  decidedIds,
  isFirst,
  acts,
}: ChoosePanelProps) {
  const isNarrow = useIsNarrow()
  const voting = useVoting({ teamId, meetingId })
  const { settled } = useSettledTotals(voting?.revealed)
  const shortTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'short_term' })
  const choosable = (shortTerm ?? []).map(({ issue }) => issue).filter(({ id }) => !decidedIds.includes(id))
  const top = topByVotes(choosable, settled)
  const isHidden = useLive(ballotOfMeeting, { meetingId })?.isHidden === true
  const start = () => acts?.choose(top.map(({ id }) => id))
  useSingleKeys(acts && top.length > 0 ? { j: start } : {})
  const title = isFirst ? TOP_THREE : NEXT_THREE
  if (isNarrow)
    return (
      acts &&
      top.length > 0 && (
        <FloatingButton kind="next" onClick={start}>
          {START_WITH_FIRST}
        </FloatingButton>
      )
    )
  return (
    <section aria-label={title} className="px-6 py-5">
      <h3 className="text-lg font-semibold">{title}</h3>
      <div className="max-w-160 py-2">
        {PLACES.map((place) => (
          <Place
            key={place}
            number={place + 1}
            issue={top[place]}
            votes={settled[top[place]?.id ?? ''] ?? 0}
          />
        ))}
      </div>
      <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
        {acts && (
          <Button variant="primary" disabled={top.length === 0} aria-keyshortcuts="J" onClick={start}>
            {START_WITH_FIRST}
            <KeyOfButton keys="J" />
          </Button>
        )}
        <p className="min-w-0 flex-1 text-[0.8125rem] text-soft">
          {top.length > 0 ? TIE_BREAK : isHidden ? AFTER_REVEAL : NO_VOTES_YET} {!acts && SCRIBER_CHOOSES}
        </p>
      </div>
    </section>
  )
}

type PlaceProps = { number: number; issue: Issue | undefined; votes: number }

const Place = ({ number, issue, votes }: PlaceProps) => (
  <p className="flex h-11 items-center gap-3 text-base">
    <span data-numeric className="w-5 text-xl font-semibold text-soft">
      {number}
    </span>
    {issue ? (
      <>
        <span className="min-w-0 flex-1 truncate font-medium">{issue.title}</span>
        <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
          {votesText(votes)}
        </span>
      </>
    ) : (
      <span aria-hidden className="h-px flex-1 bg-line" />
    )}
  </p>
)
