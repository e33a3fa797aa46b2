/** As many as a change from one to the next takes, and some. */
export const MOST_TOKENS = 5

export interface Provisioning {
  /** Where the directory finds us. */
  address: string
  tokens: { id: string; createdAt: string; lastUsedAt: string | null }[]
}

export interface NewToken extends Provisioning {
  /** Shown once. */
  token: string
}
