import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inFolder, type Language, LANGUAGE_NAMES } from '../src/language/languages.rules.ts'
import { WEB_DIRECTORY } from '../src/server/http.ts'
import { atMost, type Bar, type Measure } from './bar.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const kilobytes = (value: number): string => `${value.toFixed(1)} kB`

/** What a browser must fetch of JavaScript for a first screen, gzipped: the entry, the shell, the screen and what they import. */
const SCREENS: readonly { what: string; sources: string[]; bar: number }[] = [
  {
    what: 'JavaScript of the first signed-in route',
    sources: ['index.html', 'src/web/SignedInApp.tsx', 'src/features/dashboard/DashboardScreen.tsx'],
    bar: 160,
  },
  {
    what: 'JavaScript of the sign-in page',
    sources: ['index.html', 'src/features/accounts/sign-in/LoginScreen.tsx'],
    bar: 90,
  },
  { what: 'JavaScript of the landing page', sources: ['landing.html'], bar: 30 },
]

export const bundle: Bar = {
  name: 'bundle',
  async run() {
    const found = await Promise.all(LANGUAGE_NAMES.map(screensIn))
    return found.flat()
  },
}

async function screensIn(language: Language): Promise<Measure[]> {
  const folder = join(WEB_DIRECTORY, inFolder(language, ''))
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  return Promise.all(
    SCREENS.map(async ({ what, sources, bar }) => {
      const files = new Set(sources.flatMap((source) => [...filesOf(manifest, source)]))
      const sizes = await Promise.all(
        [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length),
      )
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return atMost(`${what}, ${language}`, bytes / 1_000, bar, kilobytes)
    }),
  )
}

function filesOf(manifest: Record<string, Chunk>, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the bundle.`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}
