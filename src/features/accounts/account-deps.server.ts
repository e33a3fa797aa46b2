import type pg from 'pg'
import type { Files } from '../../server/files/files.ts'
import type { Mailer } from '../../server/mail/mail.ts'
import type { Seals } from '../../server/seals.ts'
import type { Session, Sessions } from '../../server/session.ts'
import type { CompanyOutlook } from './closing/closing.requests.ts'
import type { AccountLimits } from './rate-limits.server.ts'
import type { AccountCompany, Contacts } from './sessions/sessions.requests.ts'
import type { DemoPerson } from './sign-in/sign-in.requests.ts'

/** What accounts need from the server and from the features above them. */
export interface AccountDeps {
  pool: pg.Pool
  sessions: Sessions
  mailer: Mailer
  /** For the secrets of one-time codes. */
  seals: Seals
  /** Scheme, host and port that mail links point to, without a trailing slash. Called each time, because it may not be known at first. */
  publicUrl(): string
  /** The companies in which this person is active, in any order. */
  companiesOf(userId: string): Promise<AccountCompany[]>
  /** Marks those that ask this session for a proof. */
  marked?(session: Session, companies: readonly AccountCompany[]): AccountCompany[]
  /** The company this person chose last, or null. */
  currentCompanyOf(userId: string): Promise<string | null>
  /** Carries a new name into the companies of this person. */
  renamePerson(userId: string, fullName: string): Promise<void>
  /** Carries a new address into the companies of this person. */
  readdressPerson(userId: string, email: string): Promise<void>
  /** Whether the server is used without a proxy, so that an address of this machine means it. */
  isPrivate: boolean
  files: Files
  /** Whether the two are people of a company in which the first one is active. */
  shareCompany(session: Session, otherId: string): Promise<boolean>
  /** Carries a picture's address, or that there is none any more, into the companies of this person. */
  carryPicture(userId: string, avatarUrl: string | null): Promise<void>
  /** What becomes of each company of this person if they delete their account. */
  outlookOf(userId: string): Promise<CompanyOutlook[]>
  /** The companies that still name the address of this person, which has deleted their account. */
  companiesToLeave(userId: string): Promise<string[]>
  /** Takes this person out of a company for good; can be done again and again. */
  leaveForGood(userId: string, companyId: string): Promise<void>
  /** The people in the demo company whose role a visitor can take; null if the demo is off. */
  demoPeople: (() => Promise<DemoPerson[]>) | null
  /** Ends a sign-in of somebody who has to come another way. */
  mayEnter?(userId: string): Promise<void>
  /** Where people find help and leave feedback on the product, as far as the installation names it. */
  contacts?: Contacts
  /** Whether the installation has a language model. */
  hasModel?: boolean
  /** Whether the developer mailbox is offered, which is only the case without an SMTP server. */
  mailbox: boolean
  limits?: Partial<AccountLimits>
}
