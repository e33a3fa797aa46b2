import * as z from 'zod/mini'

export const feedInput = z.strictObject({ companyId: z.uuid() })

export const fileParams = z.strictObject({ companyId: z.uuid(), teamId: z.uuid() })

/** A feed is named by its secret and the ending of such files. */
export const feedParams = z.strictObject({ file: z.string().check(z.maxLength(100)) })

/** Whether the person's calendar can read their meetings, and since when (ISO 8601). */
export interface FeedState {
  since: string | null
}

/** The only time that a feed's address is told. */
export interface NewFeed {
  address: string
  since: string
}
