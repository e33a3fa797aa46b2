import { type ReactNode, useState } from 'react'
import { useServerNow } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { IssueItems } from '../issues/IssueItems.tsx'
import type { IssueItem } from '../issues/issues.queries.ts'
import type { Issue, IssueType } from '../issues/issues.table.ts'
import { ISSUE_TYPE_LABELS, issuesOfType, noIssuesOfType } from '../issues/issues.text.ts'
import { usePlaceIssue } from '../issues/order/use-place-issue.ts'
import type { Person } from '../people/people.table.ts'
import type { Totals } from '../voting/voting.queries.ts'
import { AtFirstSight } from './AtFirstSight.tsx'
import { comparing, type Filters, filtered, isFiltered, NO_FILTERS, type Order } from './filters.rules.ts'
import { FilterBar } from './FilterBar.tsx'
import { foldedUnless } from './folded.ts'
import { CLEAR_FILTERS, NONE_PASSES } from './issue-list.text.ts'

const EVERY_HOUR = 3_600_000

type FilteredIssuesProps = {
  issueType: IssueType
  /** Undefined while they load. */
  items: readonly IssueItem[] | undefined
  people: readonly Person[]
  totals: Totals
  /** The orders that are offered; the first is the usual one. */
  orders: readonly [Order, ...Order[]]
  /** What a row ends with. */
  renderEnd: (issue: Issue) => ReactNode
  emptyAction: ReactNode
  /** Whether a narrow list shows the summary and the filters; a wide one always does. */
  isUnfolded: boolean
}

/** Open issues of one type with what helps to find one among them: a summary, filters, an order. */
export function FilteredIssues({
  issueType,
  items,
  people,
  totals,
  orders,
  renderEnd,
  emptyAction,
  isUnfolded,
}: FilteredIssuesProps) {
  const now = new Date(useServerNow(EVERY_HOUR)).toISOString()
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [kept, setOrder] = useKept('issues-order')
  const order = orders.find((each) => each === kept) ?? orders[0]
  const compare = comparing(order, totals)
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
    <>
      {items && items.length > 0 && (
        <div className={foldedUnless(isUnfolded)}>
          <AtFirstSight {...{ items, people, totals, filters, change, now }} />
          <FilterBar {...{ people, filters, change, orders, order }} onOrder={setOrder} />
        </div>
      )}
      <IssueItems
        items={shown}
        label={issuesOfType(type)}
        empty={
          items?.length && isFiltered(filters)
            ? { text: NONE_PASSES, action: clear }
            : { text: noIssuesOfType(type), action: emptyAction }
        }
        onMove={order === 'hand' && !isFiltered(filters) ? place : undefined}
        renderVotes={renderEnd}
      />
    </>
  )
}
