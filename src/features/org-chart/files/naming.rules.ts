import { nameKey, PATH } from './chart-file.rules.ts'
import type { FiledRow, Named } from './filed-rows.rules.ts'
import { noSeatCalled, twoSeatsCalled } from './files.text.ts'

/** A seat as the chart will have it: one that it has, one of a row, or both. */
export interface Node {
  readonly id: string
  readonly name: string
  readonly row: FiledRow | null
  /** Under which it stands on the chart already; undefined for a new one. */
  readonly presentParentId: string | null | undefined
}

/** Finds seats by what a file calls them. */
export class Names {
  readonly #nodes: ReadonlyMap<string, Node>
  readonly #byName: ReadonlyMap<string, readonly Node[]>
  readonly #byNumber: ReadonlyMap<number, Node>

  constructor(nodes: readonly Node[]) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]))
    this.#byName = Map.groupBy(nodes, ({ name }) => nameKey(name))
    this.#byNumber = new Map(
      nodes.flatMap((node) => (node.row?.number ? [[node.row.number, node] as const] : [])),
    )
  }

  /** The seat, or why there is none. */
  find(named: Named): Node | string {
    if ('number' in named) return this.#byNumber.get(named.number) ?? noSeatCalled(String(named.number))
    const { words } = named
    const found = this.#byName.get(nameKey(words)) ?? this.#byPath(words)
    const [only, ...others] = found
    if (!only) return noSeatCalled(words)
    return others.length > 0 ? twoSeatsCalled(words) : only
  }

  /** Seats whose names, with those above them, end with the path. */
  #byPath(words: string): readonly Node[] {
    const [last, ...above] = words.split(PATH).map(nameKey).toReversed()
    return (this.#byName.get(last!) ?? []).filter((node) => {
      const names = this.#namesAbove(node, above.length)
      return above.every((name, index) => names[index] === name)
    })
  }

  /** The names of the seats above one, from the nearest on, as far as they are known before all are found. */
  #namesAbove(node: Node, most: number): string[] {
    const names: string[] = []
    for (let at: Node | undefined = node; at && names.length < most;) {
      const reportsTo: Named | null | undefined = at.row?.reportsTo
      if (reportsTo && 'words' in reportsTo) {
        const path = reportsTo.words.split(PATH).map(nameKey).toReversed()
        const namesakes: readonly Node[] = this.#byName.get(path[0]!) ?? []
        if (path.length > 1 || namesakes.length !== 1) return [...names, ...path]
        names.push(path[0]!)
        at = namesakes[0]
        continue
      }
      at = reportsTo ? this.#byNumber.get(reportsTo.number) : this.#parentOnChart(at, reportsTo)
      if (at) names.push(nameKey(at.name))
    }
    return names
  }

  #parentOnChart({ presentParentId }: Node, reportsTo: null | undefined): Node | undefined {
    return reportsTo === null ? undefined : this.#nodes.get(presentParentId ?? '')
  }
}
