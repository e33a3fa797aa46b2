import { CircleDot, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { FloatingButton } from '../../ui/FloatingButton.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { likelyIssueTeam } from '../issues/issues.queries.ts'
import { ISSUE_TYPES } from '../issues/issues.table.ts'
import { ADD_ISSUE, ISSUES, NO_TEAMS } from '../issues/issues.text.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams, teamsAtHand } from '../teams/teams.queries.ts'
import { useAddress } from '../work/use-address.ts'
import { canWriteWork } from '../work/work.access.ts'
import { TEAM } from '../work/work.text.ts'
import { isIssueType } from './filters.rules.ts'
import { ALL_MY_TEAMS } from './issue-list.text.ts'
import { TeamIssues } from './TeamIssues.tsx'

const IssuesOfTeams = later(() => import('./IssuesOfTeams.tsx'))
const AddIssueDialog = later(() => import('../issues/AddIssueDialog.tsx'))

/** The value of the choice of all the reader's teams. */
const ALL = 'all'

/** The issues of one of the reader's teams, at first of the one in which they raised the last; or of all of them. */
export function IssuesScreen() {
  const mayAdd = canWriteWork(useActor())
  const teams = useLive(myTeams, {})
  const atHand = useLive(teamsAtHand, {}) ?? []
  const likely = useLive(likelyIssueTeam, {})
  const address = useAddress()
  const [chosen, setChosen] = useState(address.team)
  const [tab, setTab] = useState<string>(address.tab ?? ISSUE_TYPES[0])
  const [adding, setAdding] = useState(false)
  const isNarrow = useIsNarrow()
  usePreload(AddIssueDialog)
  const teamId = teams?.find(({ id }) => id === chosen)?.id ?? likely
  const isAll = chosen === ALL && atHand.length > 1
  const add = (variant: ButtonVariant) =>
    mayAdd &&
    teamId && (
      <Button variant={variant} icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
        {ADD_ISSUE}
      </Button>
    )
  return (
    <>
      <PageHeader title={ISSUES} actions={!isNarrow && add('primary')} inline>
        {teamId && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-44 max-md:flex-1"
            value={isAll ? ALL : teamId}
            onChange={setChosen}
            options={[
              ...(atHand.length > 1 ? [{ value: ALL, label: ALL_MY_TEAMS }] : []),
              ...(teams ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </PageHeader>
      {teamId === undefined && <SkeletonRows />}
      {teamId === null && <NoTeams icon={<CircleDot aria-hidden />} text={NO_TEAMS} />}
      {teamId && (
        <div className="max-md:pb-24">
          {isAll ? (
            <IssuesOfTeams teams={atHand} tab={tab} onTab={setTab} emptyAction={add('secondary')} />
          ) : (
            <TeamIssues
              key={teamId}
              teamId={teamId}
              tab={tab}
              onTab={setTab}
              emptyAction={add('secondary')}
            />
          )}
        </div>
      )}
      {isNarrow && mayAdd && teamId && (
        <FloatingButton aria-label={ADD_ISSUE} icon={<Plus aria-hidden />} onClick={() => setAdding(true)} />
      )}
      {adding && teamId && (
        <AddIssueDialog
          open
          onOpenChange={setAdding}
          teamId={isAll ? undefined : teamId}
          issueType={isIssueType(tab) ? tab : undefined}
        />
      )}
    </>
  )
}
