import { Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Button, type ButtonVariant } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useFirstProposed } from '../../ui/use-first-proposed.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { useAddress } from '../work/use-address.ts'
import { canWriteWork } from '../work/work.access.ts'
import { HeadlineList } from './HeadlineList.tsx'
import { ADD_HEADLINE, HEADLINES, NO_TEAMS, TEAM } from './headlines.text.ts'

const AddHeadlineDialog = later(() => import('./AddHeadlineDialog.tsx'))

/** The headlines of one of the reader's teams. */
export function HeadlinesScreen() {
  const mayAdd = canWriteWork(useActor())
  const teams = useLive(myTeams, {})
  const [chosen, choose] = useFirstProposed(useAddress().team ?? teams?.[0]?.id)
  const [adding, setAdding] = useState(false)
  usePreload(AddHeadlineDialog)
  const teamId = (teams?.find(({ id }) => id === chosen) ?? teams?.[0])?.id
  const add = (variant: ButtonVariant) =>
    mayAdd &&
    teamId && (
      <Button variant={variant} icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
        {ADD_HEADLINE}
      </Button>
    )
  return (
    <>
      <PageHeader title={HEADLINES} actions={add('primary')}>
        {teams && teamId && (
          <Select
            label={TEAM}
            name="team"
            hideLabel
            className="md:w-44 max-md:flex-1"
            value={teamId}
            onChange={choose}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </PageHeader>
      {!teams && <SkeletonRows rows={6} rowHeight="h-14" />}
      {teams?.length === 0 && <NoTeams icon={<Newspaper aria-hidden />} text={NO_TEAMS} />}
      {teamId && (
        <div className="border-t border-line">
          <HeadlineList key={teamId} teamId={teamId} emptyAction={add('secondary')} />
        </div>
      )}
      {adding && <AddHeadlineDialog open onOpenChange={setAdding} teamId={teamId} />}
    </>
  )
}
