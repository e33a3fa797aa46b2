type Imports = { importedIds: string[]; dynamicallyImportedIds: string[] }
type ModuleGraph = { getModuleInfo(id: string): Imports | null }

const root = import.meta.dirname.replaceAll('\\', '/')
const start = ['main.tsx', 'public/PublicApp.tsx'].map((file) => `${root}/src/web/${file}`)
const publicScreens = `${root}/src/web/public/screens.ts`
const signIn = `${root}/src/features/accounts/sign-in/LoginScreen.tsx`
const shell = `${root}/src/web/SignedInApp.tsx`
const dashboard = `${root}/src/features/dashboard/DashboardScreen.tsx`

/** The modules that say which screen is at which path. */
export const isRouteFile = (id: string) => /\/src\/web\/([\w-]*routes\.tsx|public\/screens\.ts)$/.test(id)
export const isPublicRouteFile = (id: string) => id === publicScreens

// Each icon is a separate file, and the package's index imports all of them.
const isIcon = (id: string) => /lucide-react[\\/]dist[\\/]esm[\\/](?:icons[\\/]|lucide-react)/.test(id)

/** Everything that the given files import statically. */
function reach(graph: ModuleGraph, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || isIcon(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

type Chunk = 'base' | 'sign-in' | 'shell' | 'dashboard'
type Namer = (id: string) => Chunk | null

function namer(graph: ModuleGraph): Namer {
  const always = reach(graph, start)
  const signingIn = reach(graph, [signIn])
  const signedIn = reach(graph, [shell])
  const anyPublic = reach(graph, graph.getModuleInfo(publicScreens)?.dynamicallyImportedIds ?? [])
  const first = reach(graph, [dashboard])
  const entries = new Set([...start, shell, signIn, dashboard])
  return (id) => {
    if (entries.has(id)) return null
    if (always.has(id) || (signingIn.has(id) && signedIn.has(id))) return 'base'
    if (signingIn.has(id)) return 'sign-in'
    if (anyPublic.has(id)) return null
    if (signedIn.has(id)) return 'shell'
    return first.has(id) ? 'dashboard' : null
  }
}

const namers = new WeakMap<ModuleGraph, Namer>()

function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  const name = namers.get(graph) ?? namer(graph)
  namers.set(graph, name)
  return name(id)
}

const only = (chunk: Chunk) => (id: string, graph: ModuleGraph) =>
  chunkOf(id, graph) === chunk ? chunk : null

/**
 * Four files for what most pages need, instead of sixty small ones that would compress far worse: `base` for every page,
 * `sign-in`, `shell` for every signed-in page, and `dashboard` for the first of them, of which the others use much. The
 * bundler decides about the rest.
 */
export const chunkGroups = [
  // Together with the icons they use, so that no file between two parts of one chunk runs before its time.
  { name: only('base'), priority: 3, includeDependenciesRecursively: true },
  { name: only('sign-in'), priority: 2, includeDependenciesRecursively: false },
  { name: only('shell'), priority: 1, includeDependenciesRecursively: true },
  { name: only('dashboard'), priority: 0, includeDependenciesRecursively: true },
]
