import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty directory that other accounts may pass through: as root the database runs as one of them. */
export async function temporaryDirectory(name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), `quarterdeck-${name}-`))
  await chmod(directory, 0o711)
  return directory
}

/** Removes it with all that is in it, also while a process that is just ending still writes there. */
export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
