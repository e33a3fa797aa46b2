import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WEB_DIRECTORY } from '../../src/server/http.ts'

/** The file of the bundle that a module which is loaded later has become. */
export async function builtFile(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(WEB_DIRECTORY, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return manifest[source]!.file
}
