import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from './config.ts'
import { readSecretFile, secretFile } from './database/secret-file.ts'

/** In the data directory, beside the embedded database, where SECRET_KEY is not set. */
export const keyFile = (dataDirectory: string): string => join(dataDirectory, 'secret-key')

/** Of the embedded database, which gets none once it has had one: what was sealed with that would be out of reach. */
export async function ownKey(dataDirectory: string, pool: pg.Pool): Promise<string | null> {
  const { rowCount } = await pool.query('select from secret_key')
  return rowCount === 0 ? secretFile(keyFile(dataDirectory)) : readSecretFile(keyFile(dataDirectory))
}

/**
 * Puts the key of SECRET_KEY beside the embedded database that was restored with it, so that a server starts without. Returns what to
 * tell the operator, if anything.
 */
export async function keepKey({
  secretKeys,
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDirectory'>): Promise<string | null> {
  const [key, ...earlier] = secretKeys
  if (key === undefined || databaseUrl !== null) return null
  if (earlier.length > 0) return 'Start the server with the same SECRET_KEY: a file holds only one key.'
  const path = keyFile(dataDirectory)
  return (await secretFile(path, key)) === key
    ? `The key that secrets are sealed with is in ${path}: the server needs no SECRET_KEY.`
    : `${path} holds another key, and nothing is ever overwritten: start the server with the same SECRET_KEY.`
}
