import type pg from 'pg'
import type { Mailer } from '../../server/mail/mail.ts'
import type { Sessions } from '../../server/session.ts'
import type { AccountLimits } from './rate-limits.server.ts'
import type { AccountCompany } from './sessions/sessions.requests.ts'
import type { DemoPerson } from './sign-in/sign-in.requests.ts'

/** What accounts need from the server and from the features above them. */
export interface AccountDeps {
  pool: pg.Pool
  sessions: Sessions
  mailer: Mailer
  /** Scheme, host and port that mail links point to, without a trailing slash. Called each time, because it may not be known at first. */
  publicUrl(): string
  /** The companies in which this person is active, in any order. */
  companiesOf(userId: string): Promise<AccountCompany[]>
  /** The company this person chose last, or null. */
  currentCompanyOf(userId: string): Promise<string | null>
  /** Carries a new name into the companies of this person. */
  renamePerson(userId: string, fullName: string): Promise<void>
  /** The people in the demo company whose role a visitor can take; null if the demo is off. */
  demoPeople: (() => Promise<DemoPerson[]>) | null
  /** Ends a sign-in of somebody who has to come another way. */
  mayEnter?(userId: string): Promise<void>
  /** Whether the developer mailbox is offered, which is only the case without an SMTP server. */
  mailbox: boolean
  limits?: Partial<AccountLimits>
}
