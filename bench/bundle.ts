import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleOf, chunksOf } from '../bundle.build.ts'
import { inFolder, type Language, LANGUAGE_NAMES } from '../src/language/languages.rules.ts'
import { WEB_DIRECTORY } from '../src/server/http.ts'
import { atMost, type Bar, type Measure } from './bar.ts'

const kilobytes = (value: number): string => `${value.toFixed(1)} kB`

const SHELL = ['index.html', 'src/web/SignedInApp.tsx']
const FIRST = 'src/features/dashboard/DashboardScreen.tsx'

/** What a browser must fetch of JavaScript for a first screen, gzipped: the entry, the shell, the screen and what they import. */
const SCREENS: readonly { what: string; sources: string[]; bar: number }[] = [
  { what: 'JavaScript of the first signed-in route', sources: [...SHELL, FIRST], bar: 160 },
  {
    what: 'JavaScript of the sign-in page',
    sources: ['index.html', 'src/features/accounts/sign-in/LoginScreen.tsx'],
    bar: 90,
  },
  { what: 'JavaScript of the landing page', sources: ['landing.html'], bar: 30 },
]

const OTHER_ROUTE = 200
const STYLES = 15

export const bundle: Bar = {
  name: 'bundle',
  async run() {
    const screens = await otherScreens()
    const found = await Promise.all(LANGUAGE_NAMES.map((language) => measuresIn(language, screens)))
    return found.flat()
  },
}

/** The screens of all other routes, as files from the root. */
async function otherScreens(): Promise<string[]> {
  const web = join(import.meta.dirname, '../src/web')
  const routes = await Promise.all(
    ['routes.tsx', 'platform-routes.tsx', 'strategy-routes.tsx', 'labs-routes.tsx'].map((file) =>
      readFile(join(web, file), 'utf8'),
    ),
  )
  const files = [...routes.join('').matchAll(/import\('(\.[^']+)'\)/g)].map(([, file]) =>
    join('src/web', file!).replaceAll('\\', '/'),
  )
  return [...new Set(files)].filter((file) => file !== FIRST)
}

async function measuresIn(language: Language, screens: readonly string[]): Promise<Measure[]> {
  const folder = join(WEB_DIRECTORY, inFolder(language, ''))
  const manifest = await bundleOf(folder)
  const weigh = async (files: ReadonlySet<string>): Promise<number> => {
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000
  }
  const scripts = (sources: readonly string[]) =>
    weigh(new Set(chunksOf(manifest, sources).map(({ file }) => file)))
  const others = await Promise.all(
    screens.map(async (screen) => ({ screen, weight: await scripts([...SHELL, screen]) })),
  )
  const heaviest = others.reduce((most, one) => (one.weight > most.weight ? one : most))
  const name = heaviest.screen.replace(/^.*\/|\.tsx$/g, '')
  const styles = chunksOf(manifest, [...SHELL, FIRST]).flatMap(({ css }) => css ?? [])
  return [
    ...(await Promise.all(
      SCREENS.map(async ({ what, sources, bar }) =>
        atMost(`${what}, ${language}`, await scripts(sources), bar, kilobytes),
      ),
    )),
    atMost(
      `JavaScript of the heaviest other route, ${name}, ${language}`,
      heaviest.weight,
      OTHER_ROUTE,
      kilobytes,
    ),
    atMost(
      `styles of the first signed-in route, ${language}`,
      await weigh(new Set(styles)),
      STYLES,
      kilobytes,
    ),
  ]
}
