import { CircleDot, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { canWriteWork } from '../work/work.access.ts'
import { TEAM } from '../work/work.text.ts'
import { IssueItems } from './IssueItems.tsx'
import { IssueList } from './IssueList.tsx'
import { heldResolvedIssues, likelyIssueTeam, openIssuesOfTeam, resolvedIssues } from './issues.queries.ts'
import { ISSUE_TYPES, RESOLVED_LIVE_DAYS } from './issues.table.ts'
import {
  ADD_ISSUE,
  ISSUE_TYPE_LABELS,
  ISSUES,
  ISSUES_BY_TYPE,
  NO_RESOLVED_ISSUES,
  NO_TEAMS,
  RESOLVED,
  RESOLVED_ISSUES,
} from './issues.text.ts'

const AddIssueDialog = later(() => import('./AddIssueDialog.tsx'))

export function IssuesScreen() {
  const mayAdd = canWriteWork(useActor())
  const teams = useLive(myTeams, {})
  const likely = useLive(likelyIssueTeam, {})
  const [chosen, setChosen] = useState<string>()
  const [tab, setTab] = useState<string>(ISSUE_TYPES[0])
  const [adding, setAdding] = useState(false)
  usePreload(AddIssueDialog)
  const teamId = teams?.find(({ id }) => id === chosen)?.id ?? likely
  const add = mayAdd && teamId && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {ADD_ISSUE}
    </Button>
  )
  return (
    <>
      <PageHeader title={ISSUES} actions={add}>
        {teamId && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-44 max-md:flex-1"
            value={teamId}
            onChange={setChosen}
            options={(teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </PageHeader>
      {teamId === undefined && <SkeletonRows />}
      {teamId === null && <NoTeams icon={<CircleDot aria-hidden />} text={NO_TEAMS} />}
      {teamId && <TeamIssues teamId={teamId} tab={tab} onTab={setTab} emptyAction={add} />}
      {adding && teamId && (
        <AddIssueDialog
          open
          onOpenChange={setAdding}
          teamId={teamId}
          issueType={ISSUE_TYPES.find((type) => type === tab)}
        />
      )}
    </>
  )
}

type TeamIssuesProps = {
  teamId: string
  tab: string
  onTab: (tab: string) => void
  emptyAction: ReactNode
}

function TeamIssues({ teamId, tab, onTab, emptyAction }: TeamIssuesProps) {
  const shortTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'short_term' })
  const longTerm = useLive(openIssuesOfTeam, { teamId, issueType: 'long_term' })
  const resolved = useLive(resolvedIssues, { teamId })
  const counts = { short_term: shortTerm?.length ?? 0, long_term: longTerm?.length ?? 0 }
  const open = ISSUE_TYPES.map((type) => ({
    value: type,
    label: ISSUE_TYPE_LABELS[type],
    count: counts[type],
    content: <IssueList teamId={teamId} issueType={type} emptyAction={emptyAction} />,
  }))
  const done = {
    value: 'resolved',
    label: RESOLVED,
    content: (
      <>
        <IssueItems items={resolved} label={RESOLVED_ISSUES} empty={{ text: NO_RESOLVED_ISSUES }} />
        <ShowOlder held={heldResolvedIssues} of={{ teamIds: [teamId] }} liveDays={RESOLVED_LIVE_DAYS} />
      </>
    ),
  }
  return <Tabs label={ISSUES_BY_TYPE} tabs={[...open, done]} value={tab} onChange={onTab} />
}
