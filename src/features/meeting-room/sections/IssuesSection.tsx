import { useState } from 'react'
import { Tabs } from '../../../ui/Tabs.tsx'
import { IssueList } from '../../issues/IssueList.tsx'
import { ISSUE_TYPES, type IssueType } from '../../issues/issues.table.ts'
import { ISSUE_TYPE_LABELS } from '../../issues/issues.text.ts'
import { useSettledTotals } from '../../voting/use-settled-totals.ts'
import { useVoting } from '../../voting/use-voting.ts'
import { voteByKeys } from '../../voting/vote-keys.ts'
import { VoteButtons } from '../../voting/VoteButtons.tsx'
import { VoteLimit } from '../../voting/VoteLimit.tsx'
import { VotePanel } from '../../voting/VotePanel.tsx'
import { byVotes } from '../../voting/voting.rules.ts'
import type { Room } from '../meeting-room.queries.ts'
import { ISSUES_BY_TYPE } from './sections.text.ts'

/** Identify, discuss, solve: everybody votes, and the issues with the most votes come first. */
export function IssuesSection({ room }: { room: Room }) {
  const { meeting, attendees } = room
  const { teamId, id: meetingId } = meeting
  const [type, setType] = useState<string>('short_term')
  const voting = useVoting({ teamId, meetingId })
  const { settled, handlers } = useSettledTotals(voting?.totals)
  const listOf = (issueType: IssueType) => (
    <IssueList
      teamId={teamId}
      meetingId={meetingId}
      issueType={issueType}
      order={byVotes(settled)}
      renderVotes={(issue) => voting && <VoteButtons issue={issue} voting={voting} />}
    />
  )
  return (
    <div
      role="presentation"
      onPointerDown={handlers.onPointerDown}
      onKeyDown={(event) => {
        handlers.onKeyDown()
        voteByKeys(event)
      }}
    >
      <VotePanel voting={voting} people={attendees.filter(({ present }) => present).length}>
        <VoteLimit meeting={meeting} limit={voting?.limit} />
      </VotePanel>
      <Tabs
        label={ISSUES_BY_TYPE}
        value={type}
        onChange={setType}
        tabs={ISSUE_TYPES.map((issueType) => ({
          value: issueType,
          label: ISSUE_TYPE_LABELS[issueType],
          content: listOf(issueType),
        }))}
      />
    </div>
  )
}
