import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unusable } from './unusable-directory.ts'

/**
 * Reads a secret, creating it (mode 0600; if none is given, 256 random bits in base64url) if the file doesn't exist. If several
 * processes start at the same time, one creates it and all of them return the same.
 * @throws {DatabaseError} if its directory cannot be used
 */
export const secretFile = (path: string, secret = randomBytes(32).toString('base64url')): Promise<string> =>
  readOrMake(path, secret).catch(unusable(dirname(path)))

async function readOrMake(path: string, secret: string): Promise<string> {
  const existing = await readSecretFile(path)
  if (existing !== null) return existing
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, secret, { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readSecretFile(path)) ?? readOrMake(path, secret)
}

/** A secret that was kept before, or null. */
export async function readSecretFile(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
