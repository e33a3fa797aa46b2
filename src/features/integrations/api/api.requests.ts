import * as z from 'zod/mini'

/** Which mutation or query a path names. */
export const callParams = z.strictObject({ name: z.string().check(z.maxLength(100)) })

/** What a mutation answers. */
export interface MutationAnswer {
  /** The ids that the server filled in, by their inputs. */
  ids: Record<string, string>
}

/** What a query answers; a list comes in pages. */
export interface QueryAnswer {
  data: unknown
  /** Of a list only: leads to the next page; null after the last. */
  nextCursor?: string | null
}

/** Whose token it is and what it is for. */
export interface TokenAnswer {
  company: { id: string; name: string }
  person: { id: string; name: string }
  token: { name: string; scopes: readonly string[]; teamIds: readonly string[] | null }
}
