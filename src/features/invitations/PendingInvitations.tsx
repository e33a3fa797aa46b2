import { useActor, useLive, useMutate, useServerNow } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { toast } from '../../ui/toast.ts'
import { isFound } from '../people/people-filters.rules.ts'
import { usePeopleFilters } from '../people/use-people-filters.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { resendInvitation, revokeInvitation } from './invitations.mutations.ts'
import { DeclinedInvitations } from './DeclinedInvitations.tsx'
import { type PendingInvitation, pendingInvitations } from './invitations.queries.ts'
import { isExpired, lastSent } from './invitations.rules.ts'
import {
  EXPIRED,
  INVITATION_RESENT,
  invitedBy,
  NOT_MAILED,
  NO_INVITATIONS,
  NOT_MAILED_EXPLAINED,
  PENDING_INVITATIONS,
  RESEND,
  resendTo,
  REVOKE,
  revokeFrom,
} from './invitations.text.ts'
import { dayLabel } from '../time/time.text.ts'

const EVERY_MINUTE = 60_000

/** The people who were invited and haven't answered, or have declined, for those who may invite. Shows nothing if there are none. */
export function PendingInvitations() {
  const [filters] = usePeopleFilters()
  if (!hasManagerAccess(useActor())) return null
  return (
    <>
      <InvitationList />
      <DeclinedInvitations filters={filters} />
    </>
  )
}

function InvitationList() {
  const everybody = useLive(pendingInvitations, {})
  const [filters] = usePeopleFilters()
  const now = useServerNow(EVERY_MINUTE)
  const pending = everybody?.filter(({ invitation: { fullName, email, level, teamIds } }) =>
    isFound(filters, { name: fullName ?? '', email, level, teamIds }),
  )
  // Whoever asks for invitations alone is told that there are none.
  if (!pending?.length)
    return filters.status === 'pending' && pending ? <EmptyState text={NO_INVITATIONS} /> : null
  return (
    <section aria-labelledby="pending-invitations" className="border-b-4 border-line">
      <h2 id="pending-invitations" className="px-4 pt-4 pb-1.5 text-[0.8125rem] font-medium text-soft">
        {PENDING_INVITATIONS} <span data-numeric>{pending.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {pending.map((entry) => (
          <InvitationRow key={entry.invitation.id} {...entry} now={now} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, inviterName, teams, now }: PendingInvitation & { now: number }) {
  const mutate = useMutate()
  const { id, email, fullName, level, mailHeldAt } = invitation
  const expired = isExpired(invitation, new Date(now).toISOString())
  const sent = dayLabel(dayOf(lastSent(invitation)), dayOf(now))
  const about = [invitedBy(inviterName, sent), ...teams.map((team) => team.name)].join(' · ')

  function resend() {
    if (!mutate(resendInvitation, { id })) toast.success(INVITATION_RESENT)
  }

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-48 max-md:basis-full">
        <p className="truncate font-medium">{fullName ? `${fullName} (${email})` : email}</p>
        <p className="truncate text-[0.8125rem] text-soft">{about}</p>
        {mailHeldAt && <p className="text-[0.8125rem] text-soft">{NOT_MAILED_EXPLAINED}</p>}
      </div>
      {mailHeldAt && <Badge variant="warn">{NOT_MAILED}</Badge>}
      {expired && <Badge variant="warn">{EXPIRED}</Badge>}
      <Badge>{LEVEL_LABELS[level]}</Badge>
      <span className="ml-auto flex gap-1">
        <Button size="sm" variant="ghost" aria-label={resendTo(email)} onClick={resend}>
          {RESEND}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={revokeFrom(email)}
          onClick={() => void mutate(revokeInvitation, { id })}
        >
          {REVOKE}
        </Button>
      </span>
    </li>
  )
}
