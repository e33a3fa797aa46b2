import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { canCreateTeams } from '../teams/teams.access.ts'
import { hasManagerAccess } from './people.access.ts'
import { PeopleList } from './PeopleList.tsx'
import { PendingInvitations } from './PendingInvitations.tsx'
import { TeamsList } from './TeamsList.tsx'

const InviteDialog = later(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))
const TeamDialog = later(() => import('./TeamDialog.tsx').then((module) => module.TeamDialog))

/** Who belongs to the company, who is invited, and the teams. The tab stands in the address as `?tab=team`. */
export function PeopleScreen() {
  const actor = useActor()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const [dialog, setDialog] = useState<'invite' | 'team' | null>(null)
  const close = () => setDialog(null)
  const onTeams = tab === 'team'

  const invite = hasManagerAccess(actor) && (
    <ActionButton icon={<UserPlus aria-hidden />} dialog={InviteDialog} onClick={() => setDialog('invite')}>
      Invite people
    </ActionButton>
  )
  const create = canCreateTeams(actor) && (
    <ActionButton icon={<Plus aria-hidden />} dialog={TeamDialog} onClick={() => setDialog('team')}>
      New team
    </ActionButton>
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
                {hasManagerAccess(actor) && <PendingInvitations />}
              </>
            ),
          },
          { value: 'team', label: 'Team', content: <TeamsList action={create} /> },
        ]}
      />
      {dialog === 'invite' && <InviteDialog open onOpenChange={close} />}
      {dialog === 'team' && <TeamDialog open onOpenChange={close} />}
    </>
  )
}

type ActionProps = {
  icon: ReactNode
  dialog: { preload(): Promise<void> }
  onClick: () => void
  children: ReactNode
}

/** Opens a dialog whose code is fetched before the press. */
function ActionButton({ dialog, ...button }: ActionProps) {
  return <Button variant="primary" {...button} onPointerEnter={() => void dialog.preload()} />
}
