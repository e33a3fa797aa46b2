import * as z from 'zod/mini'

/** What a calendar can read of a person's work. */
export const FEED_KINDS = ['meetings', 'tasks', 'goals'] as const

export type FeedKind = (typeof FEED_KINDS)[number]

export const feedInput = z.strictObject({ companyId: z.uuid(), kind: z.enum(FEED_KINDS) })

export const fileParams = z.strictObject({ companyId: z.uuid(), teamId: z.uuid() })

/** A feed is named by its secret and the ending of such files. */
export const feedParams = z.strictObject({ file: z.string().check(z.maxLength(100)) })

/** Whether the person's calendar can read it, and since when (ISO 8601). */
export interface FeedState {
  since: string | null
}

/** The only time that a feed's address is told. */
export interface NewFeed {
  address: string
  since: string
}
