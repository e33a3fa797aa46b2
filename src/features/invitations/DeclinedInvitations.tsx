import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { PeopleFilters } from '../people/people-filters.rules.ts'
import { isFound } from '../people/people-filters.rules.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { declinedInvitations } from './invitations.queries.ts'
import { DECLINED_INVITATIONS, declinedOn, invitedBy } from './invitations.text.ts'

const EVERY_MINUTE = 60_000

/** Who has lately declined to join. Shows nothing if nobody has. */
export function DeclinedInvitations({ filters }: { filters: PeopleFilters }) {
  const everybody = useLive(declinedInvitations, {})
  const today = dayOf(useServerNow(EVERY_MINUTE))
  const declined = everybody?.filter(({ invitation: { fullName, email, level, teamIds } }) =>
    isFound(filters, { name: fullName ?? '', email, level, teamIds }),
  )
  if (!declined?.length) return null
  const label = (moment: string) => dayLabel(dayOf(moment), today)
  return (
    <section aria-labelledby="declined-invitations" className="border-b-4 border-line">
      <h2 id="declined-invitations" className="px-4 pt-4 pb-1.5 text-[0.8125rem] font-medium text-soft">
        {DECLINED_INVITATIONS} <span data-numeric>{declined.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {declined.map(
          ({ invitation: { id, email, fullName, invitedAt, answeredAt, level }, inviterName }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <div className="min-w-0 flex-1 basis-48 max-md:basis-full">
                <p className="truncate font-medium">{fullName ? `${fullName} (${email})` : email}</p>
                <p className="truncate text-[0.8125rem] text-soft">
                  {invitedBy(inviterName, label(invitedAt))}
                </p>
              </div>
              <Badge variant="warn">{declinedOn(label(answeredAt ?? invitedAt))}</Badge>
              <Badge>{LEVEL_LABELS[level]}</Badge>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
