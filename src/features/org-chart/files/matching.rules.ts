import type { HeldSeat } from '../charts/charts.queries.ts'
import { nameKey, PATH } from './chart-file.rules.ts'
import type { FiledRow } from './filed-rows.rules.ts'
import { twoSeatsCalled } from './files.text.ts'

export type Match = HeldSeat | 'new' | { problem: string }

/** Which seat of the chart each row is about. Names decide; where several have one, the seats to which they report. */
export function matched(rows: readonly FiledRow[], seats: readonly HeldSeat[]): Map<FiledRow, Match> {
  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const inFile = Map.groupBy(rows, ({ name }) => nameKey(name))
  const onChart = Map.groupBy(seats, ({ name }) => nameKey(name))
  const taken = new Set<HeldSeat>()
  const matches = new Map<FiledRow, Match>()
  for (const row of rows) {
    const match = matchOf(row)
    if (match !== 'new' && 'id' in match) taken.add(match)
    matches.set(row, match)
  }
  return matches

  function matchOf(row: FiledRow): Match {
    const namesakes = onChart.get(nameKey(row.name)) ?? []
    const free = namesakes.filter((seat) => !taken.has(seat))
    const [only, ...others] = free
    if (!only) return 'new'
    if (namesakes.length === 1 && inFile.get(nameKey(row.name))!.length === 1) return only
    const beneath = free.find((seat) => seat.parentId === matchedParentOf(row))
    if (beneath) return beneath
    const above = namesAbove(row)
    if (above === undefined) return others.length > 0 ? { problem: twoSeatsCalled(row.name) } : only
    return free.find((seat) => isUnder(seat, above)) ?? 'new'
  }

  /** The seat of the chart that the row above is about, where the file says so by a number. */
  function matchedParentOf({ reportsTo }: FiledRow): string | undefined {
    const above = reportsTo && 'number' in reportsTo ? byNumber.get(reportsTo.number) : undefined
    const match = above && matches.get(above)
    return match && match !== 'new' && 'id' in match ? match.id : undefined
  }

  /** The names above a row as far as the file tells, from the nearest on; undefined if it doesn't say. */
  function namesAbove(row: FiledRow): string[] | undefined {
    if (row.reportsTo === undefined) return undefined
    if (row.reportsTo === null) return []
    if ('words' in row.reportsTo) return row.reportsTo.words.split(PATH).map(nameKey).toReversed()
    const names: string[] = []
    const seen = new Set([row])
    for (let at: FiledRow | undefined = row; at?.reportsTo && 'number' in at.reportsTo;) {
      at = byNumber.get(at.reportsTo.number)
      if (!at || seen.has(at)) break
      seen.add(at)
      names.push(nameKey(at.name))
    }
    return names
  }

  function isUnder(seat: HeldSeat, above: readonly string[]): boolean {
    if (above.length === 0) return seat.parentId === null
    let at: HeldSeat | undefined = seat
    return above.every((name) => {
      at = byId.get(at?.parentId ?? '')
      return at !== undefined && nameKey(at.name) === name
    })
  }
}
