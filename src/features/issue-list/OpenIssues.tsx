import { type ReactNode, useState } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { IssueItems } from '../issues/IssueItems.tsx'
import type { IssueItem } from '../issues/issues.queries.ts'
import type { IssueType } from '../issues/issues.table.ts'
import { ISSUE_TYPE_LABELS, issuesOfType, noIssuesOfType } from '../issues/issues.text.ts'
import { usePlaceIssue } from '../issues/order/use-place-issue.ts'
import { TeamVotes } from '../voting/TeamVotes.tsx'
import { useSettledTotals } from '../voting/use-settled-totals.ts'
import { useVoting } from '../voting/use-voting.ts'
import { voteByKeys } from '../voting/vote-keys.ts'
import { VoteButtons } from '../voting/VoteButtons.tsx'
import { VotePanel } from '../voting/VotePanel.tsx'
import { Voters } from '../voting/Voters.tsx'
import { AtFirstSight } from './AtFirstSight.tsx'
import { comparing, type Filters, filtered, isFiltered, NO_FILTERS, ORDERS } from './filters.rules.ts'
import { FilterBar } from './FilterBar.tsx'
import { issueOwners } from './issue-list.queries.ts'
import { CLEAR_FILTERS, NONE_PASSES } from './issue-list.text.ts'

const EVERY_HOUR = 3_600_000

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

const foldedUnless = (shown: boolean): string => (shown ? '' : 'hidden @2xl:block')

/** A team's open issues of one type, to be voted on outside of meetings. */
export function OpenIssues({ teamId, issueType, items, emptyAction, unfolded }: OpenIssuesProps) {
  const now = new Date(useServerNow(EVERY_HOUR)).toISOString()
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [kept, setOrder] = useKept('issues-order')
  const order = ORDERS.find((each) => each === kept) ?? 'votes'
  const people = useLive(issueOwners, { teamId }) ?? []
  const voting = useVoting({ teamId, meetingId: null })
  const { settled, handlers } = useSettledTotals(voting?.totals)
  const compare = comparing(order, settled)
  const shown =
    items && filtered(items, filters, now).toSorted((one, other) => compare(one.issue, other.issue))
  const place = usePlaceIssue(shown?.map(({ issue }) => issue) ?? [])
  const type = ISSUE_TYPE_LABELS[issueType]
  const change = (changed: Partial<Filters>) => setFilters({ ...filters, ...changed })
  const clear = (
    <Button size="sm" onClick={() => setFilters(NO_FILTERS)}>
      {CLEAR_FILTERS}
    </Button>
  )
  return (
    <div className="@container">
      <div className={foldedUnless(unfolded === 'votes')}>
        <VotePanel voting={voting} people={people.length}>
          <TeamVotes teamId={teamId} limit={voting?.limit} />
        </VotePanel>
      </div>
      {items && items.length > 0 && (
        <div className={foldedUnless(unfolded === 'filters')}>
          <AtFirstSight {...{ items, people, filters, change, now }} totals={settled} />
          <FilterBar {...{ people, filters, change, order }} onOrder={setOrder} />
        </div>
      )}
      <div
        role="presentation"
        onPointerDown={handlers.onPointerDown}
        onKeyDown={(event) => {
          handlers.onKeyDown()
          voteByKeys(event)
        }}
      >
        <IssueItems
          items={shown}
          label={issuesOfType(type)}
          empty={
            items?.length && isFiltered(filters)
              ? { text: NONE_PASSES, action: clear }
              : { text: noIssuesOfType(type), action: emptyAction }
          }
          onMove={order === 'hand' && !isFiltered(filters) ? place : undefined}
          renderVotes={(issue) =>
            voting && (
              <>
                <Voters teamId={teamId} issue={issue} />
                <VoteButtons issue={issue} voting={voting} />
              </>
            )
          }
        />
      </div>
    </div>
  )
}
