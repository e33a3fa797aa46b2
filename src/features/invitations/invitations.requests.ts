import * as z from 'zod/mini'
import type { Level } from '../rights/levels.rules.ts'

/** The shape of a mailed token; only the server knows what it contains. */
export const TOKEN = /^[\w-]{64}$/

export const openInput = z.strictObject({ token: z.string().check(z.regex(TOKEN)) })

/** Answers the invitation with this id, or without an id the one whose link this browser opened. */
export const answerInput = z.strictObject({ invitationId: z.optional(z.uuid()) })

/** An invitation as the invited person sees it in the list. */
export interface ReceivedInvitation {
  id: string
  companyId: string
  companyName: string
  inviterName: string
  /** When the latest mail was sent, as ISO 8601. */
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
