import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WEB_DIRECTORY } from '../../src/server/http.ts'

/** The file of the bundle that holds a module, perhaps with others. */
export async function builtFile(source: string): Promise<string> {
  const text = await readFile(join(WEB_DIRECTORY, '.vite/holders.json'), 'utf8')
  const holders = JSON.parse(text) as Record<string, string>
  return holders[source]!
}
