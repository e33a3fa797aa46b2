import * as z from 'zod/mini'
import type { Level } from '../rights/levels.rules.ts'

/** The form of a mailed token; what is in it is the server's business. */
export const TOKEN = /^[\w-]{64}$/

export const openInput = z.strictObject({ token: z.string().check(z.regex(TOKEN)) })

/** Answers one of the waiting invitations, or without an id the one that this browser has opened. */
export const answerInput = z.strictObject({ invitationId: z.optional(z.uuid()) })

/** An invitation as the invited person sees it in the list. */
export interface ReceivedInvitation {
  id: string
  companyId: string
  companyName: string
  inviterName: string
  /** When the latest mail went out, as ISO 8601. */
  invitedAt: string
  permissionLevel: Level
}

/** What somebody who holds the mailed token may know before signing in. */
export interface OpenedInvitation {
  companyName: string
  inviterName: string
  /** The address it was sent to, in lower case. */
  email: string
}
