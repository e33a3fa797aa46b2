import { open } from 'node:fs/promises'

/** For `catch`: null for a file or directory that is not there, whose error is no trouble. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** So that the names in a directory survive a crash. Windows can't open one, and needs no flush of it. */
export async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
