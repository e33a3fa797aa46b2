import { WorkOfTeam } from '../features/archive/WorkOfTeam.tsx'
import { InviteButton } from '../features/invitations/InviteButton.tsx'
import { PendingInvitations } from '../features/invitations/PendingInvitations.tsx'
import { invitedFactOf } from './invited-fact.tsx'
import { MeetingSetup } from '../features/meetings/MeetingSetup.tsx'
import type { PersonWithTeams } from '../features/people/people.queries.ts'
import { PersonFacts } from '../features/people/person-facts.ts'
import { PeopleScreen } from '../features/people/PeopleScreen.tsx'
import { RemovalDialog } from '../features/people/removal-dialog.ts'
import { TeamCascade } from '../features/people/team-cascade.ts'
import { TeamTools } from '../features/people/team-tools.ts'
import { later } from '../ui/later.tsx'
import type { Team } from '../features/teams/teams.table.ts'

const workOf = (teamId: string) => <WorkOfTeam teamId={teamId} />

const toolsOf = ({ id, name }: Team) => <MeetingSetup teamId={id} teamName={name} />

const LeavingDialog = later(() => import('../features/leaving/LeavingDialog.tsx'))

const removalOf = (entry: PersonWithTeams, onClose: () => void) => (
  <LeavingDialog entry={entry} onClose={onClose} />
)

/** People and teams, with the invitations that lead to them, the work that goes with a team, and how it meets. */
export function PeoplePage() {
  return (
    <TeamCascade value={workOf}>
      <TeamTools value={toolsOf}>
        <RemovalDialog value={removalOf}>
          <PersonFacts value={invitedFactOf}>
            <PeopleScreen invite={<InviteButton />} invited={<PendingInvitations />} />
          </PersonFacts>
        </RemovalDialog>
      </TeamTools>
    </TeamCascade>
  )
}
