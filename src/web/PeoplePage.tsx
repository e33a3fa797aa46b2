import { WorkOfTeam } from '../features/archive/WorkOfTeam.tsx'
import { InviteButton } from '../features/invitations/InviteButton.tsx'
import { PendingInvitations } from '../features/invitations/PendingInvitations.tsx'
import { MeetingSetup } from '../features/meetings/MeetingSetup.tsx'
import { PeopleScreen } from '../features/people/PeopleScreen.tsx'
import { TeamCascade } from '../features/people/team-cascade.ts'
import { TeamTools } from '../features/people/team-tools.ts'
import type { Team } from '../features/teams/teams.table.ts'

const workOf = (teamId: string) => <WorkOfTeam teamId={teamId} />

const toolsOf = ({ id, name }: Team) => <MeetingSetup teamId={id} teamName={name} />

/** People and teams, with the invitations that lead to them, the work that goes with a team, and how it meets. */
export function PeoplePage() {
  return (
    <TeamCascade value={workOf}>
      <TeamTools value={toolsOf}>
        <PeopleScreen invite={<InviteButton />} invited={<PendingInvitations />} />
      </TeamTools>
    </TeamCascade>
  )
}
