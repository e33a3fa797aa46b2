import { gzipSync } from 'node:zlib'
import { gathered, type Part } from './gathered.build.ts'
import { importsIn, type ModuleGraph, reachIn } from './module-graph.build.ts'

const root = import.meta.dirname.replaceAll('\\', '/')
const inWeb = (file: string) => `${root}/src/web/${file}`
const start = ['main.tsx', 'public/PublicApp.tsx'].map(inWeb)
const shell = inWeb('SignedInApp.tsx')
const speech = inWeb('speak.ts')
const publicScreens = inWeb('public/screens.ts')
const routeFiles = ['routes.tsx', 'platform-routes.tsx', 'strategy-routes.tsx', 'labs-routes.tsx'].map(inWeb)
const signIn = `${root}/src/features/accounts/sign-in/LoginScreen.tsx`
const dashboard = `${root}/src/features/dashboard/DashboardScreen.tsx`

/** The modules that say which screen is at which path. */
export const isRouteFile = (id: string) => routeFiles.includes(id) || isPublicRouteFile(id)
export const isPublicRouteFile = (id: string) => id === publicScreens

/** The pages that most people wait for count for more than others. */
const timesPage = (page: string) => (page === signIn || page === dashboard ? 10 : 1)

/** What is left of a module's compressed size once it is minified and compressed together with others. */
const AMONG_OTHERS = 0.4

type Names = ReadonlyMap<string, string>

/** In which file each module goes that some page needs at first. */
function namesIn(graph: ModuleGraph): Names {
  const importsOf = importsIn(graph)
  const reach = (files: readonly string[]) => reachIn(importsOf, files)
  const screensOf = (file: string) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []
  const signedOut = screensOf(publicScreens)
  const signedIn = routeFiles.flatMap(screensOf)
  const always = reach(start)
  const inBase = always.union(reach([shell]).intersection(reach([signIn])))
  // A company's own words are there before any text is said, so what says them stands with no text.
  const words = reach([speech]).difference(inBase)
  const entries = new Set([...start, shell, ...signedOut, ...signedIn])
  const pagesOf = new Map<string, Set<string>>()
  const note = (page: string, files: readonly string[]) => {
    for (const id of reach(files).difference(inBase).difference(words).difference(entries))
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
  }
  for (const page of signedOut) note(page, [page])
  for (const page of signedIn) note(page, [shell, page])

  const weightOf = (id: string) => gzipSync(graph.getModuleInfo(id)?.code ?? '').length * AMONG_OTHERS
  const alike = Map.groupBy(pagesOf, ([, pages]) => [...pages].toSorted().join())
  const parts = [...alike.values()].map((found): Part => {
    const modules = found.map(([id]) => id)
    const weight = modules.reduce((sum, id) => sum + weightOf(id), 0)
    return { pages: found[0]![1], modules, weight }
  })
  const named = gathered(parts, importsOf, timesPage).flatMap(({ modules }, index) =>
    modules.map((id) => [id, `part-${index}`] as const),
  )
  const base = [...inBase.difference(entries)].map((id) => [id, 'base'] as const)
  const spoken = [...words].filter((id) => id !== speech).map((id) => [id, 'words'] as const)
  return new Map([...base, ...spoken, ...named])
}

const known = new WeakMap<ModuleGraph, Names>()

function chunkOf(id: string, graph: ModuleGraph): string | null {
  const names = known.get(graph) ?? namesIn(graph)
  known.set(graph, names)
  return names.get(id) ?? null
}

/**
 * A few files for what pages need at first, instead of a hundred small ones that would compress far worse: `base` for every page, and parts that several
 * pages share (docs/decisions/0064-files-of-the-bundle.md). The bundler decides about what is loaded later.
 */
export const chunkGroups = [{ name: chunkOf, includeDependenciesRecursively: false }]
