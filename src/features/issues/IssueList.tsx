import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { IssueItems } from './IssueItems.tsx'
import { openIssuesOfTeam } from './issues.queries.ts'
import type { Issue, IssueType } from './issues.table.ts'
import { ISSUE_TYPE_LABELS } from './issues.text.ts'

type IssueListProps = {
  teamId: string
  issueType?: IssueType
  /** The running meeting in which tasks are made from the issues. */
  meetingId?: string | undefined
  /** What stands at the end of a row: voting is a higher feature and plugs in here. */
  renderVotes?: ((issue: Issue) => ReactNode) | undefined
  /** Newest first when left out. */
  order?: ((left: Issue, right: Issue) => number) | undefined
  emptyAction?: ReactNode
}

/** A team's open issues of one type with everything one does to them, for the meeting as for the issues screen. */
export function IssueList({
  teamId,
  issueType = 'short_term',
  meetingId,
  renderVotes,
  order,
  emptyAction,
}: IssueListProps) {
  const items = useLive(openIssuesOfTeam, { teamId, issueType })
  const label = `${ISSUE_TYPE_LABELS[issueType]} issues`
  return (
    <IssueItems
      items={order ? items?.toSorted((left, right) => order(left.issue, right.issue)) : items}
      label={label}
      meetingId={meetingId}
      renderVotes={renderVotes}
      empty={{
        text: `No open ${label.toLowerCase()}. Add what keeps the team from its goals.`,
        action: emptyAction,
      }}
    />
  )
}
