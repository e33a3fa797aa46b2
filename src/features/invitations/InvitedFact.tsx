import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { PersonFact } from '../people/PersonFact.tsx'
import type { Person } from '../people/people.table.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { acceptedInvitation } from './invitations.queries.ts'
import { INVITED, invitedOn, NOT_INVITED } from './invitations.text.ts'

const EVERY_MINUTE = 60_000

/** By whom and when somebody was invited, for those who may invite. */
export const InvitedFact = ({ person }: { person: Person }) =>
  hasManagerAccess(useActor()) ? <Shown email={person.email} /> : null

function Shown({ email }: { email: string }) {
  const accepted = useLive(acceptedInvitation, { email })
  const today = dayOf(useServerNow(EVERY_MINUTE))
  return (
    <PersonFact name={INVITED}>
      {accepted === undefined
        ? '…'
        : accepted === null
          ? NOT_INVITED
          : invitedOn(accepted.inviterName, dayLabel(dayOf(accepted.invitation.invitedAt), today))}
    </PersonFact>
  )
}
