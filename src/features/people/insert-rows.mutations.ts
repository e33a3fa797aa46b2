import { defineMutation } from '../../sync/define-mutation.ts'
import type { NewRow } from './company-rows.rules.ts'

/** Writes ready-made rows, as when a company is seeded. Only the server itself may run it. */
export const insertRows = (rows: readonly NewRow[]) =>
  defineMutation('insertRows', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      for (const { table, row } of rows) tx.insert(table, row)
    },
  })
