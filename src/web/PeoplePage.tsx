import { InviteButton } from '../features/invitations/InviteButton.tsx'
import { PendingInvitations } from '../features/invitations/PendingInvitations.tsx'
import { PeopleScreen } from '../features/people/PeopleScreen.tsx'

/** People and teams, with the invitations that lead to them. */
export function PeoplePage() {
  return <PeopleScreen invite={<InviteButton />} invited={<PendingInvitations />} />
}
