import type pg from 'pg'
import type { Mailer } from '../../server/mail/mail.ts'
import type { Sessions } from '../../server/session.ts'
import type { AccountLimits } from './rate-limits.server.ts'
import type { AccountCompany } from './sessions/sessions.requests.ts'
import type { DemoPerson } from './sign-in/sign-in.requests.ts'

/** What accounts need of the server and of the features above them. */
export interface AccountDeps {
  pool: pg.Pool
  sessions: Sessions
  mailer: Mailer
  /** Scheme, host and port that mail links point to, without a trailing slash. Asked each time: it may be known late. */
  publicUrl(): string
  /** Companies in which this person is active, whatever the order. */
  companiesOf(userId: string): Promise<AccountCompany[]>
  /** The company this person chose last, or null. */
  currentCompanyOf(userId: string): Promise<string | null>
  /** Carries a new name into the companies of this person. */
  renamePerson(userId: string, fullName: string): Promise<void>
  /** Whom a visitor may become in the demo company; null where the demo is off. */
  demoPeople: (() => Promise<DemoPerson[]>) | null
  /** Whether the developer mailbox is offered: only where no SMTP server is set. */
  mailbox: boolean
  limits?: Partial<AccountLimits>
}
