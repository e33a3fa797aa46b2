import { boolean, choice, list, refs, text, uuid } from '../../../sync/fields.ts'
import { schemaOf } from '../../../sync/schema.ts'
import { SCOPES, type TokenScope } from './scopes.rules.ts'
import { TOKEN_NAME_MAX } from '../../time/expiry.rules.ts'
import { MOST_TOKEN_TEAMS } from './tokens.rules.ts'
import { NAME_THE_TOKEN } from './tokens.text.ts'

/** What makes a token. */
export interface NewToken {
  companyId: string
  name: string
  scopes: readonly TokenScope[]
  /** Null: every team of its maker. */
  teamIds: readonly string[] | null
  /** A number of days such as 90, or its last day such as 2026-12-01. */
  expires: string
  /** Whether what assistants write with it waits for its maker. */
  proposes: boolean
}

// The fields of the engine, because zod would bring more of itself to the sign-in page.
const anyScope = choice(...(SCOPES as [TokenScope, ...TokenScope[]]))

export const newTokenInput = schemaOf({
  companyId: uuid(),
  name: text({ max: TOKEN_NAME_MAX, required: NAME_THE_TOKEN }),
  scopes: list(anyScope, SCOPES.length),
  teamIds: refs('teams', MOST_TOKEN_TEAMS).nullable(),
  expires: text({ max: 10 }),
  proposes: boolean(),
})

export const revokeInput = schemaOf({ companyId: uuid(), tokenId: uuid() })

/** A token as its list shows it. */
export interface ListedToken {
  id: string
  name: string
  scopes: TokenScope[]
  teamIds: string[] | null
  proposes: boolean
  /** The name of its maker. */
  madeBy: string
  isOwn: boolean
  createdAt: string
  expiresAt: string
  /** To the hour; null if it was never used. */
  lastUsedAt: string | null
}

/** The tokens that a person may see, and whether these are everybody's. */
export interface TokenList {
  tokens: ListedToken[]
  isWhole: boolean
}

/** The only time that a token is told. */
export interface MadeToken {
  token: string
}
