import type { BillingConfig } from '../../server/billing-config.ts'
import type { RequireOpen } from '../../sync/server/node-options.ts'
import { companies } from '../companies/companies.table.ts'
import { updateCompany, updateUserSettings } from '../companies/companies.mutations.ts'
import { removeWithHandOver } from '../leaving/leaving.mutations.ts'
import { revokeInvitation } from '../invitations/invitations.mutations.ts'
import { endMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { leaveMeeting } from '../meetings/attendance/attendance.mutations.ts'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { isEntitled, trialEndOf } from './billing.rules.ts'
import { refuse } from './billing.refusals.ts'

/** What stays possible in a company that is not entitled: settings, leaving, and having fewer people to pay for. */
const STAYS_POSSIBLE: ReadonlySet<string> = new Set(
  [
    updateCompany,
    updateUserSettings,
    removePerson,
    removeWithHandOver,
    setPermission,
    revokeInvitation,
    endMeeting,
    leaveMeeting,
  ].map(({ name }) => name),
)

/**
 * Refuses what people write in a company that is not entitled; undefined if nobody is billed. It looks at nothing but the company's own row,
 * which every node has in memory.
 * @param billingSince when billing began here, ISO 8601
 */
export function requireOpenCompany(
  billing: BillingConfig | null,
  billingSince: string | null,
): RequireOpen | undefined {
  if (billing === null) return undefined
  return (read, mutation, now) => {
    if (STAYS_POSSIBLE.has(mutation)) return
    const [company] = read.where(companies, {})
    if (!company) return
    const until = company.entitledUntil ?? trialEndOf(company.createdAt, billingSince, billing.trialDays)
    if (!isEntitled(until, now)) refuse('billing/not-entitled')
  }
}
