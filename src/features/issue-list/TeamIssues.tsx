import { type ReactNode, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { IssueItems } from '../issues/IssueItems.tsx'
import {
  archivedIssues,
  heldArchivedIssues,
  heldResolvedIssues,
  openIssuesOfTeam,
  resolvedIssues,
} from '../issues/issues.queries.ts'
import { ISSUE_TYPES, RESOLVED_LIVE_DAYS } from '../issues/issues.table.ts'
import {
  ISSUE_TYPE_LABELS,
  ISSUES_BY_TYPE,
  NO_RESOLVED_ISSUES,
  RESOLVED,
  RESOLVED_ISSUES,
} from '../issues/issues.text.ts'
import { promisesOfTeam } from '../issues/outcome/promises.queries.ts'
import { PROMISES } from '../issues/outcome/promises.text.ts'
import { useVoting } from '../voting/use-voting.ts'
import { VotesButton } from '../voting/VotesButton.tsx'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { isIssueType } from './filters.rules.ts'
import { FilterButton } from './FilterButton.tsx'
import { ARCHIVED, ARCHIVED_ISSUES, NO_ARCHIVED_ISSUES, showArchivedBefore } from './issue-list.text.ts'
import { OpenIssues, type Unfolded } from './OpenIssues.tsx'

const PromisesOfTeam = later(() => import('../issues/outcome/PromisesOfTeam.tsx'))

type TeamIssuesProps = {
  teamId: string
  tab: string
  onTab: (tab: string) => void
  emptyAction: ReactNode
}

/** A team's issues: the open ones of each type, the resolved and the archived ones, and what solutions promised. */
export function TeamIssues({ teamId, tab, onTab, emptyAction }: TeamIssuesProps) {
  const shortTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'short_term' })
  const longTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'long_term' })
  const promises = useLive(promisesOfTeam, { teamId })
  const [unfolded, setUnfolded] = useState<Unfolded>(null)
  const items = { short_term: shortTerm, long_term: longTerm }
  const open = ISSUE_TYPES.map((type) => ({
    value: type,
    label: ISSUE_TYPE_LABELS[type],
    count: items[type]?.length ?? 0,
    content: (
      <OpenIssues
        key={type}
        teamId={teamId}
        issueType={type}
        items={items[type]}
        emptyAction={emptyAction}
        unfolded={unfolded}
      />
    ),
  }))
  const done = { value: 'resolved', label: RESOLVED, content: <ResolvedIssues teamId={teamId} /> }
  const gone = { value: 'archived', label: ARCHIVED, content: <ArchivedIssues teamId={teamId} /> }
  const promised = {
    value: 'promises',
    label: PROMISES,
    count: promises?.length ?? 0,
    content: <PromisesOfTeam teamId={teamId} />,
  }
  return (
    <div className="@container">
      <Tabs
        label={ISSUES_BY_TYPE}
        tabs={[...open, done, promised, gone]}
        value={tab}
        onChange={onTab}
        aside={isIssueType(tab) && <Unfold teamId={teamId} unfolded={unfolded} onUnfold={setUnfolded} />}
      />
    </div>
  )
}

type UnfoldProps = { teamId: string; unfolded: Unfolded; onUnfold: (unfolded: Unfolded) => void }

/** Unfolds the votes or the filters where there is no room for them. */
function Unfold({ teamId, unfolded, onUnfold }: UnfoldProps) {
  const voting = useVoting({ teamId, meetingId: null })
  const toggle = (one: 'votes' | 'filters') => onUnfold(unfolded === one ? null : one)
  return (
    <div className="flex items-center @2xl:hidden">
      <VotesButton voting={voting} isOpen={unfolded === 'votes'} onToggle={() => toggle('votes')} />
      <FilterButton isOpen={unfolded === 'filters'} onToggle={() => toggle('filters')} />
    </div>
  )
}

function ResolvedIssues({ teamId }: { teamId: string }) {
  const items = useLive(resolvedIssues, { teamId })
  return (
    <>
      <IssueItems items={items} label={RESOLVED_ISSUES} empty={{ text: NO_RESOLVED_ISSUES }} />
      <ShowOlder held={heldResolvedIssues} of={{ teamIds: [teamId] }} liveDays={RESOLVED_LIVE_DAYS} />
    </>
  )
}

function ArchivedIssues({ teamId }: { teamId: string }) {
  const items = useLive(archivedIssues, { teamId })
  return (
    <>
      <IssueItems items={items} label={ARCHIVED_ISSUES} empty={{ text: NO_ARCHIVED_ISSUES }} />
      <ShowOlder
        held={heldArchivedIssues}
        of={{ teamIds: [teamId] }}
        liveDays={RESOLVED_LIVE_DAYS}
        label={showArchivedBefore}
      />
    </>
  )
}
