import { isAtLeast, type Level } from '../rights/levels.rules.ts'

/** What a company may subscribe to. */
export const PAID_TIERS = ['Basic', 'Premium', 'Enterprise', 'Paid'] as const

export type Tier = (typeof PAID_TIERS)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** While the provider can't be reached, what was last known counts for so long beyond the end that it named. */
export const LAST_KNOWN_COUNTS_MS = 72 * HOUR_MS

/** How long a payment may be overdue, from the first day it should have paid for, before the company is closed. */
const OVERDUE_MS = 14 * DAY_MS

/** What is known of a company's trial and subscription; moments are ISO 8601. */
export interface Standing {
  trialEnd: string
  /** Replaces `trialEnd`. */
  extendedTrialEnd: string | null
  subscribed: boolean
  tier: Tier | null
  subscriptionEnd: string | null
  /** Whether the subscription ends then, rather than going on. */
  cancelAtPeriodEnd: boolean
  status: string | null
}

/** From the company's creation or, for one that is older than billing here, from the day it began. */
export function trialEndOf(createdAt: string, billingSince: string | null, trialDays: number): string {
  const since = Math.max(Date.parse(createdAt), billingSince === null ? 0 : Date.parse(billingSince))
  return new Date(since + trialDays * DAY_MS).toISOString()
}

export const trialUntil = ({ trialEnd, extendedTrialEnd }: Standing): string => extendedTrialEnd ?? trialEnd

export const isTrialActive = (standing: Standing, now: string): boolean => trialUntil(standing) > now

/** Whether it has paid for this moment. */
export const isPaidActive = (standing: Standing, now: string): boolean =>
  standing.subscribed && (paidEnd(standing) ?? '') > now

const paidEnd = ({ tier, subscriptionEnd }: Standing): string | null =>
  tier !== null && PAID_TIERS.includes(tier) ? subscriptionEnd : null

/** Until when people may work in the company, as far as is known. Nothing but a trial or a subscription that is known grants any time. */
export function entitledUntil(standing: Standing): string {
  const trial = trialUntil(standing)
  const paid = standing.subscribed ? paidEnd(standing) : null
  if (paid === null) return trial
  const goesOn = !standing.cancelAtPeriodEnd && standing.status !== 'past_due'
  const until = goesOn ? new Date(Date.parse(paid) + LAST_KNOWN_COUNTS_MS).toISOString() : paid
  return until > trial ? until : trial
}

/** @param until as the company's row has it; null if it was never worked out */
export const isEntitled = (until: string | null, now: string): boolean => until !== null && now < until

/** How a subscription stands at the provider; moments are seconds. */
export interface ProviderState {
  status: string
  periodStart: number
  periodEnd: number
  endedAt: number | null
  cancelAt: number | null
}

const RUNNING = ['active', 'trialing', 'past_due']

/** What that means for the company. */
export function subscriptionOf(
  state: ProviderState,
): Pick<Standing, 'subscribed' | 'subscriptionEnd' | 'cancelAtPeriodEnd'> {
  const subscribed = RUNNING.includes(state.status)
  const end = subscribed ? runningEnd(state) : (state.endedAt ?? state.periodEnd) * 1_000
  return {
    subscribed,
    subscriptionEnd: new Date(end).toISOString(),
    cancelAtPeriodEnd: subscribed && state.cancelAt !== null,
  }
}

function runningEnd({ status, periodStart, periodEnd, cancelAt }: ProviderState): number {
  const end = Math.min(periodEnd, cancelAt ?? periodEnd) * 1_000
  // The provider has begun a period that nobody has paid for yet.
  return status === 'past_due' ? Math.min(end, periodStart * 1_000 + OVERDUE_MS) : end
}

type Told = Pick<Standing, 'status' | 'subscriptionEnd'> & { subscriptionId: string | null }

/** The end that counts by what was known and what is told now: a period that begins while an earlier one is still overdue gives no more time. */
export function endThatCounts(before: Told, after: Told): string | null {
  const stays = before.status === 'past_due' && after.status === 'past_due'
  if (!stays || before.subscriptionId !== after.subscriptionId) return after.subscriptionEnd
  if (before.subscriptionEnd === null || after.subscriptionEnd === null) return after.subscriptionEnd
  return before.subscriptionEnd < after.subscriptionEnd ? before.subscriptionEnd : after.subscriptionEnd
}

/** The one that counts, if a customer should have several: a running one before one that is over, and then the latest. */
export const mainSubscription = <S extends { status: string; created: number; id: string }>(
  all: readonly S[],
): S | null =>
  all.toSorted(
    (one, other) =>
      Number(RUNNING.includes(other.status)) - Number(RUNNING.includes(one.status)) ||
      other.created - one.created ||
      (other.id < one.id ? -1 : 1),
  )[0] ?? null

/** Who is paid for: whoever may write. To view costs nothing, because that is what deactivating somebody leaves them. */
const isBilled = ({ level, status }: { level: Level; status: string }): boolean =>
  status === 'active' && isAtLeast(level, 'member')

/** A subscription is of one user at least. */
export const billedUsers = (people: readonly { level: Level; status: string }[]): number =>
  Math.max(1, people.filter(isBilled).length)

/** Whole days that are left, counting one that has begun. */
export const daysLeft = (until: string, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / DAY_MS))

/** How many days before the end of a trial directors are reminded. */
export const REMIND_DAYS = [7, 1] as const

/** Which reminder is due; null if none is. A trial that somebody has paid beyond needs none. */
export function reminderDue(standing: Standing, now: string): (typeof REMIND_DAYS)[number] | null {
  if (standing.subscribed || !isTrialActive(standing, now)) return null
  const left = daysLeft(trialUntil(standing), now)
  return REMIND_DAYS.toReversed().find((days) => left <= days) ?? null
}
