import type { ImportsOf } from './module-graph.build.ts'

/** Modules that the same pages need, which may be parts of pages that are loaded later. A page that needs one of them loads all of them. */
export interface Part {
  pages: ReadonlySet<string>
  modules: readonly string[]
  /** About what it weighs when compressed, in bytes. */
  weight: number
}

type Costs = {
  /** How much a page counts. */
  times: (page: string) => number
  /** What each file adds to a page beside its content, in bytes. */
  perFile: number
}

type Needs = ReadonlyMap<Part, ReadonlySet<Part>>

/**
 * Joins parts as long as that saves pages more than it makes them load for nothing. Two parts are not joined if one needs the other by way of a third:
 * then files would import each other, and a module would run before what it needs.
 */
export function gathered(parts: readonly Part[], importsOf: ImportsOf, costs: Costs): Part[] {
  let all = [...parts]
  for (;;) {
    const direct = importsBetween(all, importsOf)
    const needs = new Map(all.map((part) => [part, reached(direct, part)]))
    const best = bestPair(all, { direct, needs }, costs)
    if (!best) return all
    const [one, other] = best
    const pages = one.pages.union(other.pages)
    const needed = needs.get(one)!.union(needs.get(other)!)
    all = all.flatMap((part) => {
      if (part === other) return []
      if (part === one) return [joined(one, other)]
      return [needed.has(part) ? { ...part, pages: part.pages.union(pages) } : part]
    })
  }
}

const joined = (one: Part, other: Part): Part => ({
  pages: one.pages.union(other.pages),
  modules: [...one.modules, ...other.modules],
  weight: one.weight + other.weight,
})

type Between = { direct: Needs; needs: Needs }

/** The two parts that save most if they become one; null if none save anything. */
function bestPair(
  parts: readonly Part[],
  { direct, needs }: Between,
  { times, perFile }: Costs,
): [Part, Part] | null {
  const count = (pages: ReadonlySet<string>) => [...pages].reduce((sum, page) => sum + times(page), 0)
  const isByWay = (from: Part, to: Part) =>
    [...direct.get(from)!].some((part) => part !== to && needs.get(part)!.has(to))

  function savedBy(one: Part, other: Part): number {
    const both = count(one.pages.intersection(other.pages))
    const unneeded = other.weight * (count(one.pages) - both) + one.weight * (count(other.pages) - both)
    return perFile * both - unneeded
  }

  /** What pages load for nothing because the other of two parts imports it. */
  function broughtBy(one: Part, other: Part): number {
    const pages = one.pages.union(other.pages)
    const needed = needs.get(one)!.union(needs.get(other)!)
    return [...needed].reduce((sum, part) => sum + part.weight * count(pages.difference(part.pages)), 0)
  }

  let best: [Part, Part] | null = null
  let most = 0
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const atMost = savedBy(one, other)
      if (atMost <= most) continue
      const saved = atMost - broughtBy(one, other)
      if (saved <= most || isByWay(one, other) || isByWay(other, one)) continue
      best = [one, other]
      most = saved
    }
  }
  return best
}

/** Which other parts each part imports. */
function importsBetween(parts: readonly Part[], importsOf: ImportsOf): Needs {
  const holders = new Map(parts.flatMap((part) => part.modules.map((module) => [module, part] as const)))
  const importedBy = (part: Part) => part.modules.flatMap((module) => importsOf(module))
  return new Map(
    parts.map((part) => {
      const others = importedBy(part).flatMap((module) => holders.get(module) ?? [])
      return [part, new Set(others.filter((other) => other !== part))]
    }),
  )
}

/** What a part imports, and what that imports, and so on. */
function reached(direct: Needs, from: Part): Set<Part> {
  const found = new Set<Part>()
  const open = [...direct.get(from)!]
  for (let part = open.pop(); part; part = open.pop()) {
    if (found.has(part)) continue
    found.add(part)
    open.push(...direct.get(part)!)
  }
  return found
}
