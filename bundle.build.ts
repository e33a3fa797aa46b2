import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** What a bundle is made of, by the files of its sources. */
export type Manifest = Record<string, Chunk>

/** Where it says so, from its folder. */
export const MANIFEST = '.vite/manifest.json'

/** @param folder of the bundle in one language */
export const bundleOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest

/** The parts of the bundle that these sources and what they import are in. */
export function chunksOf(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const open = [...sources]
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the bundle.`)
    if (found.has(chunk.file)) continue
    found.set(chunk.file, chunk)
    open.push(...(chunk.imports ?? []))
  }
  return [...found.values()]
}
