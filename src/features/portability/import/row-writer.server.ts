import type { Services } from '../../../server/services.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { ROWS_A_BATCH } from './import-limits.rules.ts'
import { hasRecords, recordedHashes, recording } from './import-records.server.ts'
import { idsOfRows, importRows, linkRows, type References } from './import-rows.mutations.ts'
import { referencesOf } from './row-check.rules.ts'

/** Writes an import's rows through the engine, and records in the same transactions that it has. */
export class RowWriter {
  readonly #node: Services['node']
  readonly #companyId: string
  readonly #importId: string
  readonly #isResumed: boolean

  private constructor(node: Services['node'], companyId: string, importId: string, isResumed: boolean) {
    this.#node = node
    this.#companyId = companyId
    this.#importId = importId
    this.#isResumed = isResumed
  }

  static async open(
    { node }: Pick<Services, 'node'>,
    companyId: string,
    importId: string,
  ): Promise<RowWriter> {
    const isResumed = await node.options.inCompany(companyId, null, (client) =>
      hasRecords(client, companyId, importId),
    )
    return new RowWriter(node, companyId, importId, isResumed)
  }

  /** Writes rows of a table. What an earlier attempt has written is left alone, and so is what people have removed of it since. */
  async write(table: Table, rows: readonly Row[]): Promise<void> {
    const known = this.#isResumed
      ? await this.#known(
          table,
          rows.map(({ id }) => id),
        )
      : new Map()
    const fresh = rows.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    const args = idsOfRows(table, fresh)
    const mutation = importRows(table, fresh, args, this.#references(table))
    await this.#node.run(this.#companyId, null, mutation, args, null, recording(this.#importId))
  }

  /** Lets rows of a table refer to others of it. */
  async link(table: Table, field: string, pairs: readonly (readonly [string, string])[]): Promise<void> {
    for (let from = 0; from < pairs.length; from += ROWS_A_BATCH) {
      const some = pairs.slice(from, from + ROWS_A_BATCH)
      const known = await this.#known(
        table,
        some.map(([id]) => id),
      )
      const ids = [...new Set(some.flat())]
      const beside = recording(this.#importId, known)
      await this.#node.run(this.#companyId, null, linkRows(table, field, some), { ids }, null, beside)
    }
  }

  #known(table: Table, ids: readonly string[]): Promise<Map<string, string>> {
    return this.#node.options.inCompany(this.#companyId, null, (client) =>
      recordedHashes(client, this.#companyId, this.#importId, table.name, ids),
    )
  }

  #references(table: Table): References {
    return referencesOf(table).map((one) => ({ ...one, target: this.#node.codecs.get(one.target)!.table }))
  }
}
