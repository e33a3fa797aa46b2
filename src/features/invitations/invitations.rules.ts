import type { Invitation } from './invitations.table.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const RESEND_COOLDOWN_MS = 5 * MINUTE_MS
export const INVITATION_LIFETIME_MS = 7 * DAY_MS
export const SENT_PER_DAY = 200

// Quotes, comments, brackets and letters that the mail system folds to others would give one mailbox many spellings.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i

/** Whether `email` looks like an address; only a mail that arrives proves that it is one. */
export const isAddress = (email: string): boolean => email.length <= 254 && ADDRESS.test(email)

/** When the latest mail was sent, as ISO 8601. */
export const lastSent = ({ sentTimes, invitedAt }: Pick<Invitation, 'sentTimes' | 'invitedAt'>): string =>
  sentTimes.at(-1) ?? invitedAt

/** When the link in the latest mail stops working, in milliseconds since 1970. */
const expiresAt = (invitation: Pick<Invitation, 'sentTimes' | 'invitedAt'>): number =>
  Date.parse(lastSent(invitation)) + INVITATION_LIFETIME_MS

export const isExpired = (invitation: Invitation, now: string): boolean =>
  expiresAt(invitation) <= Date.parse(now)

/** Whether a mail was sent so recently that another one has to wait. */
export const isCoolingDown = (invitation: Invitation, now: string): boolean =>
  Date.parse(now) - Date.parse(lastSent(invitation)) < RESEND_COOLDOWN_MS

const withinDay = (times: readonly string[], now: string): string[] =>
  times.filter((time) => Date.parse(now) - Date.parse(time) < DAY_MS)

/** How many more mails the company may send: it has a limit for any 24 hours. */
export const mailsLeft = (all: readonly Pick<Invitation, 'sentTimes'>[], now: string): number =>
  Math.max(
    0,
    all.reduce((left, { sentTimes }) => left - withinDay(sentTimes, now).length, SENT_PER_DAY),
  )

/** Whether the company may send another mail. */
export const mayStillSend = (all: readonly Invitation[], now: string): boolean => mailsLeft(all, now) > 0

/** How many invitations of one person may be held back before they can invite nobody else that day. */
export const HELD_AT_MOST = 10

/** Whether so many of these invitations of one person were held back within 24 hours that another would be as well. */
export const areTooManyHeld = (own: readonly Invitation[], now: string): boolean =>
  withinDay(
    own.flatMap(({ mailHeldAt }) => mailHeldAt ?? []),
    now,
  ).length >= HELD_AT_MOST

/** The times to keep once another mail is sent: those that still count, and now. */
export const withMailSent = (sentTimes: readonly string[], now: string): string[] => [
  ...withinDay(sentTimes, now),
  now,
]
