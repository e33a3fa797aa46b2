import { WorkOfTeam } from '../features/archive/WorkOfTeam.tsx'
import { InviteButton } from '../features/invitations/InviteButton.tsx'
import { PendingInvitations } from '../features/invitations/PendingInvitations.tsx'
import { PeopleScreen } from '../features/people/PeopleScreen.tsx'
import { TeamCascade } from '../features/people/team-cascade.ts'

const workOf = (teamId: string) => <WorkOfTeam teamId={teamId} />

/** People and teams, with the invitations that lead to them and the work that goes with a team. */
export function PeoplePage() {
  return (
    <TeamCascade value={workOf}>
      <PeopleScreen invite={<InviteButton />} invited={<PendingInvitations />} />
    </TeamCascade>
  )
}
