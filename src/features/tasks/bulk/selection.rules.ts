/** What is selected in a list, and where the last selection by Shift began. */
export interface Selected {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selected = { ids: new Set(), anchor: null }

/** Adds a row, or takes it out again. */
export function picked({ ids }: Selected, id: string): Selected {
  const others = new Set(ids)
  if (!others.delete(id)) others.add(id)
  return { ids: others, anchor: id }
}

/** Everything from where the selection began to this row, in the order of the list. Without a beginning it is `from`. */
export function extended({ anchor }: Selected, order: readonly string[], from: string, to: string): Selected {
  const begin = anchor !== null && order.includes(anchor) ? anchor : from
  const [first, last] = [order.indexOf(begin), order.indexOf(to)].toSorted((one, other) => one - other) as [
    number,
    number,
  ]
  return { ids: new Set(order.slice(Math.max(0, first), last + 1)), anchor: begin }
}
