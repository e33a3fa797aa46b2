import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useOverEverything } from '../../../ui/use-over-everything.ts'
import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import type { Room } from '../meeting-room.queries.ts'
import { BACK_TO_DISCUSSED, BACK_TO_LIST, ISSUE, issueOf, LOOKING_AROUND } from './discussion-room.text.ts'
import { DiscussionPane } from './DiscussionPane.tsx'
import { IssueClock } from './IssueClock.tsx'
import { nextAfter } from './round.rules.ts'
import type { DiscussionActs } from './use-discussion.ts'

type DiscussedIssueProps = {
  room: Room
  round: readonly TakenUp[]
  issueId: string
  /** For the scriber. */
  acts: DiscussionActs | undefined
  /** Back to the list, or to what is discussed. */
  onLeave: () => void
}

/** The issue that is discussed, or one that somebody looks at: beside the list, and on phones over everything else. */
export function DiscussedIssue({ room: { meeting }, round, issueId, acts, onLeave }: DiscussedIssueProps) {
  const entry = round.find(({ taken }) => taken.issueId === issueId)
  const isDiscussed = meeting.discussedIssueId === issueId
  const place = entry?.taken.place
  const cover = useRef<HTMLDivElement>(null)
  useOverEverything(cover, useIsNarrow())
  return (
    <div
      ref={cover}
      className="max-md:fixed max-md:inset-0 max-md:z-40 max-md:overflow-y-auto max-md:bg-page"
    >
      <div className="sticky top-0 z-10 flex min-h-13 items-center gap-2 border-b border-line bg-page px-1 md:hidden">
        <IconButton
          label={isDiscussed ? BACK_TO_LIST : BACK_TO_DISCUSSED}
          icon={<ArrowLeft aria-hidden />}
          onClick={onLeave}
        />
        <span data-numeric className="flex-1 font-semibold">
          {place ? issueOf(place, round.filter(({ taken }) => taken.place !== null).length) : ISSUE}
        </span>
        {entry && (
          <div className="pr-3">
            <IssueClock taken={entry.taken} meeting={meeting} compact />
          </div>
        )}
      </div>
      <DiscussionPane
        meeting={meeting}
        issueId={issueId}
        taken={entry?.taken}
        next={nextAfter(round, issueId)}
        acts={acts}
        top={
          !isDiscussed && (
            <LookingAround isAnyDiscussed={meeting.discussedIssueId !== null} onLeave={onLeave} />
          )
        }
      />
    </div>
  )
}

type LookingAroundProps = { isAnyDiscussed: boolean; onLeave: () => void }

const LookingAround = ({ isAnyDiscussed, onLeave }: LookingAroundProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-info-tint px-4 py-2 text-[0.8125rem] text-info-ink md:px-6">
    {isAnyDiscussed && <p className="flex-1">{LOOKING_AROUND}</p>}
    <Button size="sm" onClick={onLeave}>
      {isAnyDiscussed ? BACK_TO_DISCUSSED : BACK_TO_LIST}
    </Button>
  </div>
)
