import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Reads a generated secret, creating it (256 bits, base64url, mode 0600) if the file doesn't exist. If several processes start
 * at the same time, one creates it and all of them return the same.
 */
export async function secretFile(path: string): Promise<string> {
  const existing = await readSecretFile(path)
  if (existing !== null) return existing
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readSecretFile(path)) ?? secretFile(path)
}

/** A secret that was generated before, or null. */
export async function readSecretFile(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
