import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Config } from './config.ts'
import { DatabaseError } from './database/database-error.ts'
import { readSecretFile } from './database/secret-file.ts'
import { HttpError } from './http-error.ts'
import { refuse } from './http/http.refusals.ts'
import { keyFile, ownKey } from './key-file.ts'

/**
 * Encrypts the few secrets that the server has to be able to read again, such as those of one-time codes and webhooks. `use` says what a
 * secret is for and whose it is, such as `totp:<user id>`; it opens only with the same words, so that no row can pass for another.
 */
export interface Seals {
  /** @throws {HttpError} 503 if the operator has to set SECRET_KEY first */
  seal(secret: string, use: string): string
  /** @throws {SealBroken} if it was sealed for something else, with a key that is gone, or altered */
  open(sealed: string, use: string): string
}

/** Thrown by `Seals.open`. */
export class SealBroken extends Error {
  constructor() {
    super('A secret cannot be read: it was altered, or its SECRET_KEY is missing')
    this.name = 'SealBroken'
  }
}

interface Key {
  bytes: Buffer
  fingerprint: string
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const derived = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

const keyOf = (secret: string): Key => ({
  bytes: derived(secret, 'quarterdeck seal'),
  fingerprint: derived(secret, 'quarterdeck fingerprint').toString('base64url').slice(0, 12),
})

/** Seals with the first of the given keys, and opens with any of them (AES-256-GCM). */
export function makeSeals(secrets: readonly [string, ...string[]]): Seals & { fingerprints: string[] } {
  const keys = secrets.map(keyOf)
  return {
    fingerprints: keys.map(({ fingerprint }) => fingerprint),
    seal(secret, use) {
      const [{ bytes, fingerprint }] = keys as [Key]
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(use))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${fingerprint}.${sealed.toString('base64url')}`
    },
    open(sealed, use) {
      const [fingerprint, text] = sealed.split('.')
      const key = keys.find((one) => one.fingerprint === fingerprint)
      const bytes = Buffer.from(text ?? '', 'base64url')
      if (!key || bytes.length < IV_BYTES + TAG_BYTES) throw new SealBroken()
      const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return (
          decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        throw new SealBroken()
      }
    },
  }
}

/** Of a server that has a database of its own to look after but no key: it would lose what it seals with its data directory. */
const withoutKey: Seals = {
  seal() {
    throw new HttpError(503, refuse.reason('server/no-secret-key'))
  },
  open() {
    throw new SealBroken()
  },
}

/**
 * The seals of this installation: with SECRET_KEY or, beside the embedded database, with a key that is generated in the same directory.
 * @throws {DatabaseError} if the secrets in the database are sealed with another key
 */
export async function openSeals(
  { secretKeys, databaseUrl, dataDirectory }: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDirectory'>,
  pool: pg.Pool,
): Promise<Seals> {
  const [first, ...earlier] = secretKeys
  const key = first ?? (databaseUrl === null ? await ownKey(dataDirectory, pool) : null)
  const seals = key === null ? null : makeSeals([key, ...earlier])
  if (!(await isKeyOf(pool, seals?.fingerprints ?? [])))
    throw new DatabaseError(
      `${sealedOtherwise(databaseUrl)} To replace it, set SECRET_KEY to the new key and the earlier one with a space between them.`,
    )
  return seals ?? withoutKey
}

/** Only the embedded database has a file for its key. */
export const sealedOtherwise = (databaseUrl: string | null): string =>
  `The secrets in the database are sealed with another key: set SECRET_KEY to that of the ${databaseUrl === null ? 'installation, or copy its file secret-key into DATA_DIR' : 'other nodes'}.`

/**
 * By what the keys are known that this installation has now, in a database's `secret_key` too; empty if it has none.
 */
export async function keyFingerprints({
  secretKeys,
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDirectory'>): Promise<string[]> {
  const generated = databaseUrl === null ? await readSecretFile(keyFile(dataDirectory)) : null
  const keys = secretKeys.length > 0 ? secretKeys : generated === null ? [] : [generated]
  return keys.map((key) => keyOf(key).fingerprint)
}

/** Whether one of these keys is the database's. If so, or if it has none yet, it is the first of them from now on. */
async function isKeyOf(pool: pg.Pool, fingerprints: readonly string[]): Promise<boolean> {
  const [first] = fingerprints
  if (first === undefined) return (await pool.query('select from secret_key')).rowCount === 0
  const { rowCount } = await pool.query(
    `insert into secret_key (fingerprint) values ($1)
     on conflict (id) do update set fingerprint = $1 where secret_key.fingerprint = any ($2)`,
    [first, fingerprints],
  )
  return rowCount === 1
}
