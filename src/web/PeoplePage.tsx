import type { Actor } from '../sync/actor.ts'
import { useActor } from '../sync/browser/react.ts'
import { WorkOfTeam } from '../features/archive/WorkOfTeam.tsx'
import { CONVERSATIONS } from '../features/conversations/conversations.text.ts'
import { maySeeFit } from '../features/fit/fit.access.ts'
import { FIT } from '../features/fit/fit.text.ts'
import { TalkPlanning, TalksWith } from '../features/fit/talk-planning.ts'
import { InviteButton } from '../features/invitations/InviteButton.tsx'
import { PendingInvitations } from '../features/invitations/PendingInvitations.tsx'
import { CameFrom } from './CameFrom.tsx'
import { invitedFactOf } from './invited-fact.tsx'
import { MeetingSetup } from '../features/meetings/MeetingSetup.tsx'
import type { PersonWithTeams } from '../features/people/people.queries.ts'
import { PersonFacts } from '../features/people/person-facts.ts'
import { type PeopleTab, PeopleScreen } from '../features/people/PeopleScreen.tsx'
import { RemovalDialog } from '../features/people/removal-dialog.ts'
import { TeamCascade } from '../features/people/team-cascade.ts'
import { TeamTools } from '../features/people/team-tools.ts'
import { later } from '../ui/later.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import type { Team } from '../features/teams/teams.table.ts'

const workOf = (teamId: string) => <WorkOfTeam teamId={teamId} />

const toolsOf = ({ id, name }: Team) => <MeetingSetup teamId={id} teamName={name} />

const ConversationsTab = later(() => import('../features/conversations/ConversationsTab.tsx'), SkeletonRows)
const FitTab = later(() => import('../features/fit/FitTab.tsx'), SkeletonRows)

const PlanDialog = later(() => import('../features/conversations/PlanDialog.tsx'))

const talkPlanning = (personId: string, onClose: () => void) => (
  <PlanDialog personId={personId} onClose={onClose} />
)

const TalksWithPerson = later(() => import('../features/conversations/TalksWithPerson.tsx'))

const talksWith = (personId: string) => <TalksWithPerson personId={personId} />

const LeavingDialog = later(() => import('../features/leaving/LeavingDialog.tsx'))

const removalOf = (entry: PersonWithTeams, onClose: () => void) => (
  <LeavingDialog entry={entry} onClose={onClose} />
)

/** How people fit, for those who rate them, and what is talked about two by two. */
const furtherTabs = (actor: Actor): PeopleTab[] => [
  ...(maySeeFit(actor) ? [{ value: 'fit', label: FIT, content: <FitTab /> }] : []),
  { value: 'conversations', label: CONVERSATIONS, content: <ConversationsTab /> },
]

/** People and teams, with the invitations that lead to them, the work that goes with a team, and how it meets. */
export function PeoplePage() {
  return (
    <TeamCascade value={workOf}>
      <TeamTools value={toolsOf}>
        <RemovalDialog value={removalOf}>
          <PersonFacts value={invitedFactOf}>
            <TalkPlanning value={talkPlanning}>
              <TalksWith value={talksWith}>
                <CameFrom />
                <PeopleScreen
                  invite={<InviteButton />}
                  invited={<PendingInvitations />}
                  further={furtherTabs(useActor())}
                />
              </TalksWith>
            </TalkPlanning>
          </PersonFacts>
        </RemovalDialog>
      </TeamTools>
    </TeamCascade>
  )
}
