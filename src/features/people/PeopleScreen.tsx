import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { canCreateTeams } from '../teams/teams.access.ts'
import { PeopleFilterBar } from './PeopleFilterBar.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PEOPLE, PEOPLE_AND_TEAMS, TEAM_TAB } from './people.text.ts'
import { NEW_TEAM } from './team-screens.text.ts'
import { TeamsList } from './TeamsList.tsx'
import { usePeopleFilters } from './use-people-filters.ts'

const TeamDialog = later(() => import('./TeamDialog.tsx'))

type PeopleScreenProps = {
  /** The button that invites people, for those who may. */
  invite: ReactNode
  /** The people who have been invited and haven't answered yet. */
  invited: ReactNode
  /** What features that stand after this one have to say of people, each under its own tab. */
  further: readonly PeopleTab[]
}

export type PeopleTab = { value: string; label: string; content: ReactNode; action?: ReactNode }

/** Who belongs to the company, who is invited, and the teams. The address holds the tab, as `?tab=team`, and the filters. */
export function PeopleScreen({ invite, invited, further }: PeopleScreenProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const [isCreating, setCreating] = useState(false)
  const [filters, change] = usePeopleFilters()
  const onTeams = tab === 'team'
  const shown = further.find(({ value }) => value === tab)

  const create = canCreateTeams(actor) && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onPointerEnter={() => void TeamDialog.preload()}
      onClick={() => setCreating(true)}
    >
      {NEW_TEAM}
    </Button>
  )
  return (
    <>
      <PageHeader title={PEOPLE} actions={shown ? shown.action : onTeams ? create : invite} />
      <Tabs
        label={PEOPLE_AND_TEAMS}
        value={shown?.value ?? (onTeams ? 'team' : 'people')}
        onChange={(next) => void navigate({ to: '/people', search: next === 'people' ? {} : { tab: next } })}
        tabs={[
          {
            value: 'people',
            label: PEOPLE,
            content: (
              <>
                <PeopleFilterBar filters={filters} change={change} />
                {filters.status !== 'removed' && filters.status !== 'active' && invited}
                {filters.status !== 'pending' && (
                  <PeopleList
                    filters={filters}
                    onClear={() => change({ q: '', level: '', on: '', status: '' })}
                  />
                )}
              </>
            ),
          },
          { value: 'team', label: TEAM_TAB, content: <TeamsList action={create} /> },
          ...further,
        ]}
      />
      {isCreating && <TeamDialog open onOpenChange={setCreating} />}
    </>
  )
}
