import type { Mutation } from '../define-mutation.ts'
import type { Row, Table } from '../define-table.ts'
import type { QueuedMutation } from '../pending.ts'
import type { Reader } from '../store.ts'

/** A mutation that the server has not confirmed yet, as people are told of it. */
export interface WaitingChange extends Pick<QueuedMutation, 'key' | 'name' | 'args' | 'at'> {
  /** The rows that its arguments refer to, as far as they are held here, also those that other waiting changes made. */
  readonly rows: readonly Row[]
}

/** What of the app is needed to say which rows arguments refer to. */
export interface Naming {
  readonly mutations: ReadonlyMap<string, Mutation>
  readonly tables: readonly Table[]
}

/** Of a list: more are not needed to know what is meant. */
const MOST_ROWS = 3

/** A queued mutation with the rows that its arguments refer to. */
export function waitingChange(
  { key, name, args, at }: QueuedMutation,
  { mutations, tables }: Naming,
  read: Reader,
): WaitingChange {
  const given = (args ?? {}) as Record<string, unknown>
  const references = mutations.get(name)?.references ?? []
  const rows = references.flatMap(({ field, table: named }) => {
    const table = tables.find((one) => one.name === named)
    const ids = [given[field]].flat().filter((id) => typeof id === 'string')
    return table ? ids.slice(0, MOST_ROWS).flatMap((id) => read.get(table, id) ?? []) : []
  })
  return { key, name, args, at, rows }
}
