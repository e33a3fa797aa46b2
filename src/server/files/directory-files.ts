import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { flushDirectory, nullIfMissing } from './disk.ts'
import { checkFileName, type Files } from './files.ts'

/** Files in a directory of this machine, spread over 65,536 directories by the beginnings of their names. */
export function directoryFiles(root: string): Files {
  function pathOf(name: string): string {
    checkFileName(name)
    return join(root, name.slice(0, 2), name.slice(2, 4), name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makeDirectories(root, dirname(path))
      const part = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await writeThrough(part, bytes)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await flushDirectory(dirname(path))
    },

    async open(name) {
      const file = await open(pathOf(name)).catch(nullIfMissing)
      if (file === null) return null
      try {
        const { size } = await file.stat()
        return { size, stream: file.createReadStream() }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async size(name) {
      return (await stat(pathOf(name)).catch(nullIfMissing))?.size ?? null
    },

    async remove(name) {
      const path = pathOf(name)
      const beside = (await readdir(dirname(path)).catch(nullIfMissing)) ?? []
      // A crash while it was written left the part.
      const own = beside.filter((entry) => entry === name || entry.startsWith(`${basename(path)}.`))
      for (const entry of own) await rm(join(dirname(path), entry), { force: true })
    },
  }
}

/** A new directory survives a crash once the one that it stands in was flushed. */
async function makeDirectories(root: string, directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let at = directory; at.length >= root.length; at = dirname(at)) await flushDirectory(dirname(at))
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
