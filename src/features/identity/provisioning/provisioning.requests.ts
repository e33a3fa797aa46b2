import * as z from 'zod/mini'
import { TOKEN_NAME_MAX } from '../../time/expiry.rules.ts'
import { NAME_THE_TOKEN } from '../required.text.ts'

/** As many as a change from one to the next takes, and some. */
export const MOST_TOKENS = 5

export const newDirectoryToken = z.strictObject({
  companyId: z.uuid(),
  name: z
    .string()
    .check(z.trim(), z.minLength(1, NAME_THE_TOKEN), z.maxLength(TOKEN_NAME_MAX, NAME_THE_TOKEN)),
  /** A number of days such as 90, or its last day such as 2026-12-01. */
  expires: z.string().check(z.maxLength(10)),
})

export type NewDirectoryToken = z.output<typeof newDirectoryToken>

/** A token as its list shows it. Times are ISO 8601. */
export interface DirectoryToken {
  id: string
  name: string
  /** The name of its maker. */
  madeBy: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}

export interface Provisioning {
  /** Where the directory finds us. */
  address: string
  tokens: DirectoryToken[]
}

export interface NewToken extends Provisioning {
  /** Shown once. */
  token: string
}
