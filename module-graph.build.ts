type ModuleInfo = { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] }

/** What the bundler tells of its modules. */
export type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

export type ImportsOf = (id: string) => readonly string[]

/** Everything that the given files import statically, with themselves. */
export function reachIn(importsOf: ImportsOf, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...importsOf(id))
  }
  return found
}

/** What each module imports dynamically, of those that the given ones load at once or later. */
export function laterIn(
  graph: ModuleGraph,
  importsOf: ImportsOf,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  let loaded = reachIn(importsOf, files)
  while (loaded.size > 0) {
    const fresh = [...loaded].filter((id) => !found.has(id))
    for (const id of fresh) found.set(id, graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    loaded = reachIn(
      importsOf,
      fresh.flatMap((id) => found.get(id)!),
    ).difference(found)
  }
  return found
}

// Each icon is a file of its own, and the package's index, from which modules import, imports all of them.
const isIcons = (id: string) => /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/.test(id)
const ICONS_EXPORTED = /export \{([^}]+)\} from '\.(\/icons\/[\w-]+\.m?js)'/g
const ICONS_IMPORTED = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/g

/** The file of each icon by its name. */
export function iconsIn(index: string, code: string): ReadonlyMap<string, string> {
  const folder = index.replace(/[\\/][^\\/]+$/, '')
  return new Map(
    [...code.matchAll(ICONS_EXPORTED)].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, `${folder}${file}`] as const),
    ),
  )
}

/** The names of the icons that a module imports. */
export const iconsOf = (code: string): string[] =>
  [...code.matchAll(ICONS_IMPORTED)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim().replace(/ .*$/, '')),
  )

/** Which modules each module imports statically: of the icons only those that it names. */
export function importsIn(graph: ModuleGraph): ImportsOf {
  const known = new Map<string, readonly string[]>()
  let icons: ReadonlyMap<string, string> | undefined

  function find(id: string): string[] {
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] }
    return importedIds.flatMap((imported) => {
      if (!isIcons(imported)) return [imported]
      icons ??= iconsIn(imported, graph.getModuleInfo(imported)?.code ?? '')
      return iconsOf(code ?? '').flatMap((name) => icons?.get(name) ?? [])
    })
  }

  return (id) => {
    const imports = known.get(id) ?? find(id)
    known.set(id, imports)
    return imports
  }
}
