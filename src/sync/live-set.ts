import type { Row, Table } from './define-table.ts'

/** A table whose rows live with those of another, and the field that refers to it. */
export interface Companion {
  readonly table: Table
  readonly field: string
}

interface ById {
  get(table: Table, id: string): Row | undefined
}

/** Whether a row is live. `read` finds the rows it refers to. */
export type IsLive = (table: Table, row: Row, read: ById) => boolean

const DAY_MS = 86_400_000

const daysBefore = (now: string, days: number): string =>
  new Date(Date.parse(now) - days * DAY_MS).toISOString()

/** A moment is compared with the moment of the cutoff, a day with its day. */
const isSince = (value: string, cutoff: string): boolean => value >= cutoff.slice(0, value.length)

const valueOf = (row: Row, field: string) => (row as Row & Record<string, string | null>)[field] ?? null

/** Which rows replicas and browsers hold without being asked: what the tables say with `live`, for all of them together. */
export class LiveSet {
  readonly #byName: ReadonlyMap<string, Table>
  readonly #companions = new Map<string, Companion[]>()

  constructor(tables: readonly Table[]) {
    this.#byName = new Map(tables.map((table) => [table.name, table]))
    for (const table of tables) {
      for (const condition of table.live ?? []) {
        if (!('with' in condition)) continue
        const { name } = this.target(table, condition.with)
        const companions = this.#companions.get(name) ?? []
        this.#companions.set(name, [...companions, { table, field: condition.with }])
      }
    }
  }

  /** The tables whose rows live with the rows of this one. */
  companionsOf(table: Table): readonly Companion[] {
    return this.#companions.get(table.name) ?? []
  }

  /** The rows that this one lives with. */
  livesWith(table: Table, row: Row): { target: Table; id: string }[] {
    return (table.live ?? []).flatMap((condition) => {
      const id = 'with' in condition ? valueOf(row, condition.with) : null
      return 'with' in condition && id !== null ? [{ target: this.target(table, condition.with), id }] : []
    })
  }

  /** The table that `field` refers to. */
  target(table: Table, field: string): Table {
    return this.#byName.get(table.fields[field]?.references ?? '')!
  }

  /** Whether each row of the table whose `field` is `from` or later counts as recent at `now`. */
  isRecent(tableName: string, field: string, from: string, now: string): boolean {
    return (this.#byName.get(tableName)?.live ?? []).every(
      (condition) =>
        !('days' in condition) ||
        (condition.since.every((since) => since === field) && isSince(from, daysBefore(now, condition.days))),
    )
  }

  /**
   * What is live at this moment (ISO 8601). However old, a row that `isHeld` names counts too, if what it lives with does.
   */
  at(now: string, isHeld: (table: Table, row: Row) => boolean = () => false): IsLive {
    const cutoffs = new Map<number, string>()
    const today = now.slice(0, 'YYYY-MM-DD'.length)
    const cutoffOf = (days: number): string => {
      let cutoff = cutoffs.get(days)
      if (cutoff === undefined) cutoffs.set(days, (cutoff = daysBefore(now, days)))
      return cutoff
    }
    const isLive: IsLive = (table, row, read) =>
      (table.live ?? []).every((condition) => {
        if ('days' in condition) {
          const isOpen = (field: string) => {
            const value = valueOf(row, field)
            return value === null || value >= today || isSince(value, cutoffOf(condition.days))
          }
          return condition.since.every(isOpen) || isHeld(table, row)
        }
        const id = valueOf(row, condition.with)
        if (id === null) return true
        const target = this.target(table, condition.with)
        const referred = read.get(target, id)
        return referred !== undefined && isLive(target, referred, read)
      })
    return isLive
  }
}
