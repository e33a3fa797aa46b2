import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type pg from 'pg'
import { SESSION_DAYS } from '../../../server/session-cookie.ts'
import { newId } from '../../../sync/id.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../passwords/password.rules.ts'
import { hashedSessionTokens } from '../sessions/hashed-tokens.server.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.server.ts'

const DAY = 86_400

/** 256 random bits as 43 characters that need no escaping in a URL or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth over our own tables. It checks passwords and makes sessions; it is never mounted, so none of its routes can be
 * reached. Its cookies stay unused: a token of 256 bits that is looked up needs no signature, hence the throw-away secret.
 */
export function createAuth(pool: pg.Pool) {
  return betterAuth({
    database: pool,
    secret: randomBytes(32).toString('base64url'),
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY,
      disableSessionRefresh: true,
      fields: {
        userId: 'user_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'last_seen_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    user: {
      modelName: 'users',
      fields: {
        name: 'full_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'user_credentials',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    advanced: { database: { generateId: () => newId(), validateSchema: false } },
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, token: newToken() } }) } },
    },
    plugins: [hashedSessionTokens()],
  })
}
