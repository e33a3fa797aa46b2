import { type ReactNode, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { IssueItems } from '../issues/IssueItems.tsx'
import { heldArchivedIssues, heldResolvedIssues } from '../issues/issues.queries.ts'
import { type Issue, ISSUE_TYPES, RESOLVED_LIVE_DAYS } from '../issues/issues.table.ts'
import {
  ISSUE_TYPE_LABELS,
  ISSUES_BY_TYPE,
  NO_RESOLVED_ISSUES,
  RESOLVED,
  RESOLVED_ISSUES,
} from '../issues/issues.text.ts'
import type { Team } from '../teams/teams.table.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { isIssueType } from './filters.rules.ts'
import { FilterButton } from './FilterButton.tsx'
import { FilteredIssues } from './FilteredIssues.tsx'
import { issueOwners, issuesOfTeams } from './issue-list.queries.ts'
import { ARCHIVED, ARCHIVED_ISSUES, NO_ARCHIVED_ISSUES, showArchivedBefore } from './issue-list.text.ts'

type IssuesOfTeamsProps = {
  teams: readonly Team[]
  tab: string
  onTab: (tab: string) => void
  emptyAction: ReactNode
}

/** Votes and an order by hand are a team's own, so they are not offered for several. */
const ORDERS = ['newest', 'oldest'] as const

const NO_TOTALS = {}

/** The issues of several teams, each with its team. */
export default function IssuesOfTeams({ teams, tab, onTab, emptyAction }: IssuesOfTeamsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const teamIds = teams.map(({ id }) => id)
  const people = useLive(issueOwners, { teamIds }) ?? []
  const items = {
    short_term: useLive(issuesOfTeams, { teamIds, kind: 'short_term' }),
    long_term: useLive(issuesOfTeams, { teamIds, kind: 'long_term' }),
    resolved: useLive(issuesOfTeams, { teamIds, kind: 'resolved' }),
    archived: useLive(issuesOfTeams, { teamIds, kind: 'archived' }),
  }
  const teamOf = ({ teamId }: Issue) => (
    <span className="max-w-40 truncate rounded-full border border-line px-2 text-xs leading-5 text-soft">
      {teams.find(({ id }) => id === teamId)?.name}
    </span>
  )
  const open = ISSUE_TYPES.map((type) => ({
    value: type,
    label: ISSUE_TYPE_LABELS[type],
    count: items[type]?.length ?? 0,
    content: (
      <div className="@container">
        <FilteredIssues
          key={type}
          issueType={type}
          items={items[type]}
          totals={NO_TOTALS}
          orders={ORDERS}
          renderEnd={teamOf}
          {...{ people, emptyAction, isUnfolded }}
        />
      </div>
    ),
  }))
  const done = {
    value: 'resolved',
    label: RESOLVED,
    content: (
      <>
        <IssueItems
          items={items.resolved}
          label={RESOLVED_ISSUES}
          empty={{ text: NO_RESOLVED_ISSUES }}
          renderVotes={teamOf}
        />
        <ShowOlder held={heldResolvedIssues} of={{ teamIds }} liveDays={RESOLVED_LIVE_DAYS} />
      </>
    ),
  }
  const gone = {
    value: 'archived',
    label: ARCHIVED,
    content: (
      <>
        <IssueItems
          items={items.archived}
          label={ARCHIVED_ISSUES}
          empty={{ text: NO_ARCHIVED_ISSUES }}
          renderVotes={teamOf}
        />
        <ShowOlder
          held={heldArchivedIssues}
          of={{ teamIds }}
          liveDays={RESOLVED_LIVE_DAYS}
          label={showArchivedBefore}
        />
      </>
    ),
  }
  const tabs = [...open, done, gone]
  const shown = tabs.some(({ value }) => value === tab) ? tab : ISSUE_TYPES[0]
  return (
    <div className="@container">
      <Tabs
        label={ISSUES_BY_TYPE}
        tabs={tabs}
        value={shown}
        onChange={onTab}
        aside={
          isIssueType(shown) && (
            <FilterButton isOpen={isUnfolded} onToggle={() => setIsUnfolded(!isUnfolded)} />
          )
        }
      />
    </div>
  )
}
