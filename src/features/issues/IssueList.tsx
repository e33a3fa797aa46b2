import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { IssueItems } from './IssueItems.tsx'
import { openIssuesOfTeam } from './issues.queries.ts'
import type { Issue, IssueType } from './issues.table.ts'
import { ISSUE_TYPE_LABELS, issuesOfType, noIssuesOfType } from './issues.text.ts'

type IssueListProps = {
  teamId: string
  issueType: IssueType
  /** The running meeting in which tasks are made from them. */
  meetingId?: string | undefined
  /** What a row ends with. Voting comes after issues in the order of the features, so its buttons are handed in. */
  renderVotes?: ((issue: Issue) => ReactNode) | undefined
  /** Newest first if left out. */
  order?: ((one: Issue, other: Issue) => number) | undefined
  emptyAction?: ReactNode
}

/** A team's open issues of one type with everything that can be done to them, on the issues screen and in meetings. */
export function IssueList({ teamId, issueType, meetingId, renderVotes, order, emptyAction }: IssueListProps) {
  const items = useLive(openIssuesOfTeam, { teamId, issueType })
  const type = ISSUE_TYPE_LABELS[issueType]
  return (
    <IssueItems
      items={order ? items?.toSorted((one, other) => order(one.issue, other.issue)) : items}
      label={issuesOfType(type)}
      meetingId={meetingId}
      renderVotes={renderVotes}
      empty={{ text: noIssuesOfType(type), action: emptyAction }}
    />
  )
}
