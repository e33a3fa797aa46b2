import { type ReactNode, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FloatingButton } from '../../../ui/FloatingButton.tsx'
import { later } from '../../../ui/later.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { byVotesThenAge } from '../../issues/discussion/discussion.rules.ts'
import type { TakenUp } from '../../issues/discussion/discussion.queries.ts'
import { IssueItems } from '../../issues/IssueItems.tsx'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { ISSUE_TYPES, type IssueType } from '../../issues/issues.table.ts'
import { ISSUE_TYPE_LABELS, issuesOfType, noIssuesOfType } from '../../issues/issues.text.ts'
import { ballotOfMeeting } from '../../voting/ballots/ballots.queries.ts'
import { useSettledTotals } from '../../voting/use-settled-totals.ts'
import { useVoting } from '../../voting/use-voting.ts'
import { voteByKeys } from '../../voting/vote-keys.ts'
import { VoteButtons } from '../../voting/VoteButtons.tsx'
import { VoteLimit } from '../../voting/VoteLimit.tsx'
import { VotePanel } from '../../voting/VotePanel.tsx'
import { VotesButton } from '../../voting/VotesButton.tsx'
import type { Room } from '../meeting-room.queries.ts'
import { ISSUES_BY_TYPE } from '../sections/sections.text.ts'
import { BallotPanel } from './BallotPanel.tsx'
import { DiscussButton } from './DiscussButton.tsx'
import { BACK_TO_DISCUSSED } from './discussion-room.text.ts'
import { isDone } from './round.rules.ts'
import { RoundList } from './RoundList.tsx'
import type { DiscussionActs } from './use-discussion.ts'

const MeetingHint = later(() => import('../../onboarding/hints/MeetingHint.tsx'))

type IssuesPaneProps = {
  room: Room
  round: readonly TakenUp[]
  shownId: string | null
  /** The choice of the next issues, where there is no room for it beside the list. */
  choose: ReactNode
  /** For the scriber. */
  acts: DiscussionActs | undefined
  onOpen: (issueId: string) => void
  /** For somebody who looks around while an issue is discussed. */
  onBack: (() => void) | undefined
}

/** The chosen issues, the vote on the next ones, and all the others. */
export function IssuesPane({ room, round, shownId, choose, acts, onOpen, onBack }: IssuesPaneProps) {
  const { teamId, id: meetingId, discussedIssueId } = room.meeting
  const [type, setType] = useState<string>('short_term')
  const isNarrow = useIsNarrow()
  const [votesOpen, setVotesOpen] = useState(false)
  const voting = useVoting({ teamId, meetingId })
  const ballot = useLive(ballotOfMeeting, { meetingId })
  const { settled, handlers } = useSettledTotals(voting?.revealed)
  const shortTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'short_term' })
  const longTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'long_term' })
  const inRound = new Set(round.filter((one) => !isDone(one)).map(({ taken }) => taken.issueId))

  const listOf = (issueType: IssueType) => (
    <IssueItems
      items={(issueType === 'short_term' ? shortTerm : longTerm)
        ?.filter(({ issue }) => !inRound.has(issue.id))
        .toSorted((one, other) => byVotesThenAge(settled)(one.issue, other.issue))}
      label={issuesOfType(ISSUE_TYPE_LABELS[issueType])}
      empty={{ text: noIssuesOfType(ISSUE_TYPE_LABELS[issueType]) }}
      meetingId={meetingId}
      renderVotes={(issue) => (
        <div className="flex items-center gap-1 max-md:ml-auto md:contents">
          {voting && <VoteButtons issue={issue} voting={voting} />}
          <DiscussButton title={issue.title} forAll={acts !== undefined} onOpen={() => onOpen(issue.id)} />
        </div>
      )}
    />
  )
  const votes = (
    <>
      <VotePanel voting={voting}>
        <VoteLimit meeting={room.meeting} limit={voting?.limit} isHidden={ballot?.isHidden ?? false} />
      </VotePanel>
      {ballot && (
        <BallotPanel
          meetingId={meetingId}
          ballot={ballot}
          onReveal={ballot.isHidden ? acts?.reveal : undefined}
        />
      )}
    </>
  )
  // The list begins at the top of a phone.
  const hint = room.meeting.meetingType === 'weekly' && <MeetingHint hint="vote" className="m-3" />
  return (
    <div
      role="presentation"
      className={cx('md:border-r md:border-line md:bg-sunken', shownId !== null && 'max-md:hidden')}
      onPointerDown={handlers.onPointerDown}
      onKeyDown={(event) => {
        handlers.onKeyDown()
        voteByKeys(event)
      }}
    >
      {onBack &&
        (isNarrow ? (
          <FloatingButton kind="next" onClick={onBack}>
            {BACK_TO_DISCUSSED}
          </FloatingButton>
        ) : (
          <div className="sticky top-0 z-10 border-b border-line bg-page px-4 py-2">
            <Button variant="primary" size="sm" onClick={onBack}>
              {BACK_TO_DISCUSSED}
            </Button>
          </div>
        ))}
      {!isNarrow && hint}
      <RoundList
        round={round}
        totals={voting?.revealed ?? {}}
        discussedId={discussedIssueId}
        shownId={shownId}
        onOpen={onOpen}
      />
      {!isNarrow && votes}
      {choose}
      <Tabs
        label={ISSUES_BY_TYPE}
        value={type}
        onChange={setType}
        aside={
          isNarrow && (
            <VotesButton voting={voting} isOpen={votesOpen} onToggle={() => setVotesOpen(!votesOpen)} />
          )
        }
        tabs={ISSUE_TYPES.map((issueType) => ({
          value: issueType,
          label: ISSUE_TYPE_LABELS[issueType],
          content: (
            <>
              {isNarrow && votesOpen && votes}
              {listOf(issueType)}
            </>
          ),
        }))}
      />
      {isNarrow && hint}
    </div>
  )
}
