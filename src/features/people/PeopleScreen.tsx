import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { canCreateTeams } from '../teams/teams.access.ts'
import { PeopleList } from './PeopleList.tsx'
import { TeamsList } from './TeamsList.tsx'

const TeamDialog = later(() => import('./TeamDialog.tsx'))

type PeopleScreenProps = {
  /** The button that invites people; nothing for somebody who may not. */
  invite: ReactNode
  /** Who has been invited and has not answered yet. */
  invited: ReactNode
}

/** Who belongs to the company, who is invited, and the teams. The tab stands in the address as `?tab=team`. */
export function PeopleScreen({ invite, invited }: PeopleScreenProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const [isCreating, setCreating] = useState(false)
  const onTeams = tab === 'team'

  const create = canCreateTeams(actor) && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onPointerEnter={() => void TeamDialog.preload()}
      onClick={() => setCreating(true)}
    >
      New team
    </Button>
  )
  return (
    <>
      <PageHeader title="People" actions={onTeams ? create : invite} />
      <Tabs
        label="People and teams"
        value={onTeams ? 'team' : 'people'}
        onChange={(next) => void navigate({ to: '/people', search: next === 'team' ? { tab: next } : {} })}
        tabs={[
          {
            value: 'people',
            label: 'People',
            content: (
              <>
                <PeopleList />
                {invited}
              </>
            ),
          },
          { value: 'team', label: 'Team', content: <TeamsList action={create} /> },
        ]}
      />
      {isCreating && <TeamDialog open onOpenChange={setCreating} />}
    </>
  )
}
