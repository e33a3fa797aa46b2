import type { Task } from 'graphile-worker'
import { addJob, brief } from '../../server/jobs.ts'
import type { Mail } from '../../server/mail/mails.ts'
import type { AccountDeps } from './account-deps.server.ts'
import { makeToken } from './account-tokens.server.ts'
import {
  ASK_TASK,
  type Asked,
  CARRY_TASK,
  carryAddress,
  mailAboutChange,
} from './email-change/email-change.server.ts'
import { CLOSE_TASK, finishAllClosings, finishClosing } from './closing/closing.server.ts'
import { ACCOUNT_LIMITS, mailboxBucket, withinLimit } from './rate-limits.server.ts'
import { CARRY_NAME_TASK, carryName } from './sessions/rename.server.ts'
import { forgetFailedSignIns } from './sign-in/failed-sign-ins.server.ts'
import { safeReturnPath } from './sign-in/return-path.rules.ts'

/** Why somebody entered an address. The job decides which mail follows, if any, because that depends on the account. */
export type MailReason = 'sign-up' | 'confirm' | 'reset'

interface Payload {
  email: string
  reason: MailReason
  /** The path that the mailed link leads on to, or ''. */
  returnTo: string
}

interface Account {
  id: string
  email: string
  fullName: string
  emailVerified: boolean
  contested: boolean
}

const TASK = 'account-mail'

/**
 * Queues the mail that follows from a request. Known and unknown addresses take the same time, because the job looks up the
 * account. The job also makes the link's code, so no code is ever in the queue.
 */
export async function queueAccountMail(
  deps: AccountDeps,
  reason: MailReason,
  email: string,
  returnTo?: string,
): Promise<void> {
  const limit = deps.limits?.mail ?? ACCOUNT_LIMITS.mail
  if (!(await withinLimit(deps.pool, mailboxBucket(`mail-${reason}`, email), limit))) return
  await addJob(deps.pool, TASK, { email, reason, returnTo: safeReturnPath(returnTo, '') } satisfies Payload)
}

/** The jobs of accounts: sending mails, and a daily sweep of what has expired. */
export const accountTasks = (deps: AccountDeps): Record<string, Task> => ({
  // Only one function adds each task, so the payload has its shape.
  [TASK]: brief((payload) => sendAccountMail(deps, payload as Payload)),
  [ASK_TASK]: brief((payload) => mailAboutChange(deps, payload as Asked)),
  [CARRY_TASK]: brief((payload) => carryAddress(deps, payload as { userId: string })),
  [CARRY_NAME_TASK]: brief((payload) => carryName(deps, payload as { userId: string })),
  [CLOSE_TASK]: (payload) => finishClosing(deps, (payload as { userId: string }).userId),
  'finish-closings': () => finishAllClosings(deps),
  'sweep-accounts': () => sweep(deps),
})

export const ACCOUNT_CRONTAB = ['17 3 * * * sweep-accounts', '*/10 * * * * finish-closings']

async function sendAccountMail(deps: AccountDeps, payload: Payload): Promise<void> {
  const { rows } = await deps.pool.query<Account>(
    'select id, email, full_name as "fullName", email_verified as "emailVerified", contested from users where email = $1',
    [payload.email],
  )
  const mail = rows[0] && (await mailFor(deps, rows[0], payload))
  if (mail) await deps.mailer.deliver(mail)
}

async function mailFor(
  deps: AccountDeps,
  account: Account,
  { reason, returnTo }: Payload,
): Promise<Mail | null> {
  const { id, email: to, fullName, emailVerified, contested } = account
  const link = (path: string, query: Record<string, string>) => {
    const search = new URLSearchParams(returnTo ? { ...query, returnTo } : query)
    return `${deps.publicUrl()}${path}${search.size > 0 ? `?${search.toString()}` : ''}`
  }
  if (reason === 'reset') {
    const url = link('/reset-password', { code: await makeToken(deps.pool, id, 'reset') })
    return { to, template: 'reset-password', props: { fullName, url } }
  }
  if (!emailVerified && contested) {
    const url = link('/reset-password', { code: await makeToken(deps.pool, id, 'reset') })
    return { to, template: 'choose-password', props: { fullName, url } }
  }
  if (!emailVerified) {
    const url = link('/email-confirmation', { code: await makeToken(deps.pool, id, 'confirm') })
    return { to, template: 'confirm-email', props: { fullName, url } }
  }
  if (reason === 'confirm') return null
  const links = { signInUrl: link('/login', {}), resetUrl: link('/forgot-password', {}) }
  return { to, template: 'already-registered', props: { fullName, ...links } }
}

async function sweep({ pool }: AccountDeps): Promise<void> {
  await pool.query(
    "delete from sessions where expires_at < now() or last_seen_at < now() - interval '30 days'",
  )
  await pool.query("delete from account_tokens where expires_at < now() - interval '1 day'")
  await pool.query("delete from account_devices where last_used_at < now() - interval '400 days'")
  await pool.query("delete from rate_limits where started_at < now() - interval '1 day'")
  await pool.query("delete from mail_outbox where created_at < now() - interval '30 days'")
  await forgetFailedSignIns(pool)
}
