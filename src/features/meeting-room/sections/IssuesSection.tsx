import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { focusContentIfLost } from '../../../ui/focus-content.ts'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { toast } from '../../../ui/toast.ts'
import { useIsUnfinished } from '../../../ui/unfinished.ts'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { roundOfMeeting, type TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { isScriber } from '../../meetings/meetings.access.ts'
import { ChoosePanel } from '../discussion/ChoosePanel.tsx'
import { DiscussedIssue } from '../discussion/DiscussedIssue.tsx'
import { IssuesPane } from '../discussion/IssuesPane.tsx'
import { nowDiscussed } from '../discussion/discussion-room.text.ts'
import { useDiscussion } from '../discussion/use-discussion.ts'
import type { Room } from '../meeting-room.queries.ts'

const NONE: readonly TakenUp[] = []
const NO_IDS: readonly string[] = []

/** What this person looks at: the list, an issue of their own choice or, with null, what is discussed. */
type Looking = { at: 'list' } | { at: 'issue'; issueId: string } | null

/** Identify, discuss, solve: everybody votes, and the issues with the most votes are discussed one after the other. */
export default function IssuesSection({ room }: { room: Room }) {
  const { meeting } = room
  const { discussedIssueId: discussedId } = meeting
  const isNarrow = useIsNarrow()
  const leads = isScriber(useActor(), meeting)
  const acts = useDiscussion(meeting)
  const found = useLive(roundOfMeeting, { meetingId: meeting.id })
  const [looking, setLooking] = useState<Looking>(null)
  const [followed, setFollowed] = useState(discussedId)
  const isUnfinished = useIsUnfinished()
  if (followed !== discussedId && !isUnfinished) {
    setFollowed(discussedId)
    setLooking(null)
  }
  const round = found?.round ?? NONE
  const shownId = looking === null ? followed : looking.at === 'issue' ? looking.issueId : null

  const next =
    followed === discussedId ? undefined : round.find(({ taken }) => taken.issueId === discussedId)?.issue
  const nextTitle = next?.title
  useEffect(() => {
    if (nextTitle !== undefined) toast.warning(nowDiscussed(nextTitle))
  }, [nextTitle])

  useEffect(() => focusContentIfLost(), [shownId])

  function open(issueId: string) {
    if (issueId === discussedId) setLooking(null)
    else if (leads) acts.discuss(issueId)
    else setLooking({ at: 'issue', issueId })
  }

  const choose = (
    <ChoosePanel
      meeting={meeting}
      decidedIds={found?.decidedIds ?? NO_IDS}
      isFirst={round.length === 0}
      acts={leads && discussedId === null ? acts : undefined}
    />
  )
  return (
    <div className="md:grid md:min-h-[calc(100dvh-16.5rem)] md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:border-t md:border-line xl:grid-cols-[25rem_minmax(0,1fr)]">
      <PanelBoundary>
        <IssuesPane
          room={room}
          round={round}
          shownId={shownId}
          choose={isNarrow && discussedId === null && choose}
          acts={leads ? acts : undefined}
          onOpen={open}
          onBack={discussedId !== null && shownId === null ? () => setLooking(null) : undefined}
        />
      </PanelBoundary>
      <PanelBoundary resetKey={shownId ?? ''}>
        {shownId === null ? (
          !isNarrow && choose
        ) : (
          <DiscussedIssue
            room={room}
            round={round}
            issueId={shownId}
            acts={leads && shownId === discussedId ? acts : undefined}
            onLeave={() => setLooking(discussedId === shownId ? { at: 'list' } : null)}
          />
        )}
      </PanelBoundary>
    </div>
  )
}
