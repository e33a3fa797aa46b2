import { gzipSync } from 'node:zlib'
import { gathered, type Part } from './gathered.build.ts'
import { importsIn, type ModuleGraph, laterIn, reachIn } from './module-graph.build.ts'

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

/** What each file adds to a page beside its content, in bytes: what it says of its imports and exports, and what the compressor learns anew. */
const FIRST_FILE = 220

/** Beside that a later file is a request of its own, which takes a browser and a server about as long as this much of a larger one. */
const LATER_FILE = 2_000

/** What is left of a module's compressed size once it is minified and compressed together with others. */
const AMONG_OTHERS = 0.4

type Names = ReadonlyMap<string, string>

/** In which file each module goes. */
function namesIn(graph: ModuleGraph): Names {
  const importsOf = importsIn(graph)
  const reach = (files: readonly string[]) => reachIn(importsOf, files)
  const dynamicallyIn = (file: string) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? []
  const signedOut = dynamicallyIn(publicScreens)
  const signedIn = routeFiles.flatMap(dynamicallyIn)
  const always = reach(start)
  const inBase = always.union(reach([shell]).intersection(reach([signIn])))
  // A company's own words are there before any text is said, so what says them stands with no text.
  const words = reach([speech]).difference(inBase)
  const entries = new Set([...start, shell, ...signedOut, ...signedIn])

  const placed = inBase.union(words).union(entries)
  const firsts = wantedBeside(placed, reach)
  for (const page of signedOut) firsts.note(page, [page])
  for (const page of signedIn) firsts.note(page, [shell, page])

  const laters = wantedBeside(placed.union(firsts.pagesOf), reach)
  for (const [asker, asked] of laterIn(graph, importsOf, [...entries])) {
    // A module mostly asks for all of it together while the page is idle, and sometimes for one of them sooner.
    if (asked.length > 1) laters.note(`what ${asker} asks for`, asked)
    for (const id of asked) laters.note(id, [id])
  }

  const named = (name: string, wanted: PagesOf, perFile: number) =>
    gathered(partsOf(wanted, graph), importsOf, { times: timesPage, perFile }).flatMap(({ modules }, index) =>
      modules.map((id) => [id, `${name}-${index}`] as const),
    )
  const base = [...inBase.difference(entries)].map((id) => [id, 'base'] as const)
  const spoken = [...words].filter((id) => id !== speech).map((id) => [id, 'words'] as const)
  return new Map([
    ...base,
    ...spoken,
    ...named('part', firsts.pagesOf, FIRST_FILE),
    ...named('later', laters.pagesOf, LATER_FILE),
  ])
}

/** By which pages, or by what else is loaded at once, each module is wanted that has no file yet. */
function wantedBeside(placed: ReadonlySet<string>, reach: (files: readonly string[]) => ReadonlySet<string>) {
  const pagesOf = new Map<string, Set<string>>()
  return {
    pagesOf,
    note(page: string, files: readonly string[]) {
      for (const id of reach(files).difference(placed))
        pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
    },
  }
}

type PagesOf = ReadonlyMap<string, ReadonlySet<string>>

/** Modules that are wanted by the same pages are one part. */
function partsOf(wanted: PagesOf, graph: ModuleGraph): Part[] {
  const weightOf = (id: string) => gzipSync(graph.getModuleInfo(id)?.code ?? '').length * AMONG_OTHERS
  const alike = Map.groupBy(wanted, ([, pages]) => [...pages].toSorted().join())
  return [...alike.values()].map((found) => {
    const modules = found.map(([id]) => id)
    const weight = modules.reduce((sum, id) => sum + weightOf(id), 0)
    return { pages: found[0]![1], modules, weight }
  })
}

const known = new WeakMap<ModuleGraph, Names>()

function chunkOf(id: string, graph: ModuleGraph): string | null {
  const names = known.get(graph) ?? namesIn(graph)
  known.set(graph, names)
  return names.get(id) ?? null
}

/**
 * A few files for what a page needs, instead of hundreds of small ones that would compress far worse: `base` for every page, parts that several
 * pages share, and parts that are loaded later (docs/decisions/0064-files-of-the-bundle.md).
 */
export const chunkGroups = [{ name: chunkOf, includeDependenciesRecursively: false }]
