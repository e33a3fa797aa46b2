import type { Table } from '../define-table.ts'
import type { Fullest } from '../protocol.ts'
import type { Overlay } from '../transaction.ts'
import { bytesOf } from './row-bytes.ts'
import { refuse } from '../engine.refusals.ts'

/** How many rows of a table a company has, and their JSON in bytes. */
export type Size = readonly [rows: number, bytes: number]

/** What one company may hold on this server. */
export interface Caps {
  /** Of any one table; fewer where that says so itself (`most`). */
  readonly rows: number
  readonly bytes: number
  /** Of all tables together. */
  readonly companyBytes: number
}

const MIB = 1024 * 1024

export const CAPS: Caps = { rows: 300_000, bytes: 128 * MIB, companyBytes: 512 * MIB }

/** How far beyond a cap what adds no row may still go: people must be able to finish, shorten and delete. */
const LEEWAY = 1.25
/** From this share of a cap on, managers are told. */
const NOTICE_PERCENT = 80

type Tables = ReadonlyMap<string, { readonly table: Pick<Table, 'most'> }>

/** What a company holds, table by table, kept along with each commit. */
export class Sizes {
  readonly #caps: Caps
  readonly #tables: Tables
  readonly #sizes: Map<string, Size>
  /** What the database knows. */
  readonly #stored: ReadonlyMap<string, Size>

  constructor(
    caps: Caps,
    tables: Tables,
    sizes: ReadonlyMap<string, Size>,
    stored: ReadonlyMap<string, Size>,
  ) {
    this.#caps = caps
    this.#tables = tables
    this.#sizes = new Map(sizes)
    this.#stored = stored
  }

  copy(): Sizes {
    return new Sizes(this.#caps, this.#tables, this.#sizes, this.#stored)
  }

  /** The same caps over what another node has written. */
  replacedBy(stored: ReadonlyMap<string, Size>): Sizes {
    return new Sizes(this.#caps, this.#tables, new Map([...this.#sizes, ...stored]), stored)
  }

  /** What has to be written to the database. */
  untold(): Record<string, Size> {
    return Object.fromEntries([...this.#sizes].filter(([table, size]) => size !== this.#stored.get(table)))
  }

  /** The same sizes once the database knows them. */
  told(): Sizes {
    return new Sizes(this.#caps, this.#tables, this.#sizes, this.#sizes)
  }

  /**
   * Takes in what a mutation has written.
   * @throws {Refusal} if the company would hold too much
   */
  admit(written: Overlay, isSystem: boolean): void {
    const grown = new Map<string, Size>()
    for (const { table, rows } of written.written()) {
      const [count, bytes] = this.#sizes.get(table.name) ?? [0, 0]
      let [moreRows, moreBytes] = [0, 0]
      for (const { before, after } of rows) {
        moreRows += Number(after !== undefined) - Number(before !== undefined)
        moreBytes += bytesOf(after) - bytesOf(before)
      }
      const size: Size = [count + moreRows, Math.max(0, bytes + moreBytes)]
      const leeway = moreRows > 0 && !isSystem ? 1 : LEEWAY
      if (moreRows > 0 && size[0] > this.#mostRows(table.name) * leeway) full(table.name)
      if (moreBytes > 0 && size[1] > this.#caps.bytes * leeway) full(table.name)
      if (moreBytes > 0 && this.#bytes() + moreBytes > this.#caps.companyBytes * leeway) full(table.name)
      grown.set(table.name, size)
    }
    for (const [table, size] of grown) this.#sizes.set(table, size)
  }

  /** Null while there is plenty of room. */
  fullest(): Fullest | null {
    let fullest: Fullest = { table: '', percent: 0 }
    for (const [table, [rows, bytes]] of this.#sizes) {
      const share = Math.max(rows / this.#mostRows(table), bytes / this.#caps.bytes)
      const percent = Math.floor(share * 100)
      if (percent > fullest.percent) fullest = { table, percent }
    }
    return fullest.percent >= NOTICE_PERCENT ? fullest : null
  }

  #mostRows(table: string): number {
    return Math.min(this.#caps.rows, this.#tables.get(table)?.table.most ?? Infinity)
  }

  #bytes(): number {
    let sum = 0
    for (const [, bytes] of this.#sizes.values()) sum += bytes
    return sum
  }
}

function full(table: string): never {
  return refuse('sync/company-full', { what: table.replaceAll('_', ' ') })
}
