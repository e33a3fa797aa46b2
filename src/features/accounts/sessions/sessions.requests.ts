import * as z from 'zod/mini'
import type { Language } from '../../../language/languages.rules.ts'
import { fullName } from '../accounts.requests.ts'

export const nothing = z.strictObject({})
export const signOutInput = z.strictObject({ everywhere: z.boolean() })
export const sessionInput = z.strictObject({ sessionId: z.uuid() })
export const profileInput = z.strictObject({ fullName })

/** One of the signed-in person's companies, as the company switcher shows it. */
export interface AccountCompany {
  id: string
  name: string
  slug: string
  level: string
  /** ISO 8601. */
  joinedAt: string
  /** Whether it opens only for sessions that have shown what this one has not: a proof of its own provider or a second factor. */
  mustProve?: boolean
  /** Whether that is a second factor. */
  asksFactor?: boolean
}

/** Where people of this installation find help and leave feedback; what it has not is left out. */
export interface Contacts {
  helpEmail?: string
  feedbackUrl?: string
}

/** The answer of GET /api/session; `user` is null for a visitor. */
export interface CurrentSession {
  /** `role` is one on the whole installation, which few people have. */
  user: {
    id: string
    email: string
    fullName: string
    avatarUrl: string | null
    role?: string
    /** The one they have chosen for all their browsers; null as each browser asks. */
    language: Language | null
  } | null
  companies: AccountCompany[]
  /** The one opened last, which the browser may know better if nothing is saved. */
  currentCompanyId: string | null
  contacts?: Contacts
  /** Whether this installation has a language model. */
  hasModel?: boolean
}

/** One line of the sessions list. Times are ISO 8601. */
export interface ListedSession {
  id: string
  device: string
  /** From where, as far as it is told: the kind of address. */
  place: string
  signedInAt: string
  lastSeenAt: string
  current: boolean
}
