import { InvitedFact } from '../features/invitations/InvitedFact.tsx'
import type { Person } from '../features/people/people.table.ts'

/** How a person came into the company, for their card. */
export const invitedFactOf = (person: Person) => <InvitedFact person={person} />
