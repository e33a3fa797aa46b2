import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import type { IssueItem } from '../issues/issues.queries.ts'
import type { IssueType } from '../issues/issues.table.ts'
import { TeamVotes } from '../voting/TeamVotes.tsx'
import { useSettledTotals } from '../voting/use-settled-totals.ts'
import { useVoting } from '../voting/use-voting.ts'
import { voteByKeys } from '../voting/vote-keys.ts'
import { VoteButtons } from '../voting/VoteButtons.tsx'
import { VotePanel } from '../voting/VotePanel.tsx'
import { Voters } from '../voting/Voters.tsx'
import { ORDERS } from './filters.rules.ts'
import { FilteredIssues } from './FilteredIssues.tsx'
import { foldedUnless } from './folded.ts'
import { issueOwners } from './issue-list.queries.ts'

type OpenIssuesProps = {
  teamId: string
  issueType: IssueType
  /** Undefined while they load. */
  items: readonly IssueItem[] | undefined
  emptyAction: ReactNode
  /** What a narrow list unfolds above its rows; a wide one always shows both. */
  unfolded: Unfolded
}

export type Unfolded = 'votes' | 'filters' | null

/** A team's open issues of one type, to be voted on outside of meetings. */
export function OpenIssues({ teamId, issueType, items, emptyAction, unfolded }: OpenIssuesProps) {
  const people = useLive(issueOwners, { teamIds: [teamId] }) ?? []
  const voting = useVoting({ teamId, meetingId: null })
  const { settled, handlers } = useSettledTotals(voting?.totals)
  return (
    <div
      role="presentation"
      className="@container"
      onPointerDown={handlers.onPointerDown}
      onKeyDown={(event) => {
        handlers.onKeyDown()
        voteByKeys(event)
      }}
    >
      {items?.length !== 0 && (
        <div className={foldedUnless(unfolded === 'votes')}>
          <VotePanel voting={voting} people={people.length}>
            <TeamVotes teamId={teamId} limit={voting?.limit} />
          </VotePanel>
        </div>
      )}
      <FilteredIssues
        {...{ issueType, items, people, emptyAction }}
        isUnfolded={unfolded === 'filters'}
        totals={settled}
        orders={ORDERS}
        renderEnd={(issue) =>
          voting && (
            <>
              <Voters teamId={teamId} issue={issue} />
              <VoteButtons issue={issue} voting={voting} />
            </>
          )
        }
      />
    </div>
  )
}
