import type { PoolClient } from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Services } from '../../../server/services.ts'
import type { Row, Table } from '../../../sync/define-table.ts'
import { isFinal } from '../../../sync/refusal.ts'
import { companies } from '../../companies/companies.table.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { ROWS_A_BATCH, TAKING_BACK_PASSES } from './import-limits.rules.ts'
import { removedAndStayed } from './import.text.ts'
import {
  countRecords,
  forgetting,
  forgettingAll,
  hashOfRow,
  nextRecords,
  recordedHashes,
  recordId,
  recording,
} from './import-records.server.ts'
import type { ImportRun } from './import-store.server.ts'
import type { TakenBack } from './imports.requests.ts'
import { referencesOf } from './row-check.rules.ts'
import { idsOfRoom, restoreRoom } from './room.mutations.ts'
import { referredTo, referringTo } from './referrers.server.ts'
import { noteImport, revokeImported, takeBackRows } from './take-back.mutations.ts'

type Hashes = ReadonlyMap<string, string>

/**
 * Removes what an import has written, the last tables first, through the engine: browsers see the rows go. What people have changed since
 * stays, and so does what such rows refer to. Each batch forgets in its own transaction what it has removed, so that whoever follows a
 * process that died goes on.
 * @param onRows told before each batch how many rows are gone; it throws to end the run
 */
export async function takeBackImport(
  { node }: Pick<Services, 'node'>,
  run: ImportRun,
  onRows: (removed: number, all: number) => Promise<void>,
): Promise<TakenBack> {
  const { companyId, importId, before } = run
  const { inCompany } = node.options
  const inside = <T>(work: (client: PoolClient) => Promise<T>) => inCompany(companyId, null, work)
  const left = async () =>
    (await inside((client) => countRecords(client, companyId, importId))).filter(
      ({ name }) => name !== companies.name,
    )
  const sum = (tables: readonly { rows: number }[]) => tables.reduce((all, { rows }) => all + rows, 0)
  const all = run.rowsAll ?? 0
  let removed = all - sum(await left())

  await note('begun', 'taking back an import', null)
  const invited = node.codecs.get(invitations.name)!.table
  await eachBatch(invited, false, async (hashes) => {
    const ids = [...hashes.keys()]
    const mutation = revokeImported({ ids, isUnchanged: unchanged(invited, hashes) })
    await node.run(companyId, null, mutation, { ids }, null, recording(importId, hashes))
  })
  for (const { table } of [...node.codecs.values()].toReversed())
    if (table.name !== companies.name) await takeBackTable(table)
  if (before !== null) await restore()
  await onRows(removed, all)
  const stayed = await left()
  const taken = { removed: all - sum(stayed), stayed }
  await note('ended', 'import taken back', removedAndStayed(taken.removed, sum(stayed)))
  return taken

  async function takeBackTable(table: Table): Promise<void> {
    const refersToItself = referencesOf(table).some(({ target }) => target === table.name)
    const passes = refersToItself ? TAKING_BACK_PASSES : 1
    for (let pass = 0; pass < passes; pass++) {
      const former = removed
      // Rows are mostly younger than those that they refer to, so what refers goes first.
      await eachBatch(table, pass % 2 === 0, (hashes) => takeBackBatch(table, hashes))
      if (removed === former) return
    }
  }

  async function eachBatch(
    table: Table,
    isBackwards: boolean,
    work: (hashes: Hashes) => Promise<void>,
  ): Promise<void> {
    let last: string | null = null
    for (;;) {
      const after: string | null = last
      const hashes: Hashes = await inside((client) =>
        nextRecords(client, run, table.name, after, isBackwards, ROWS_A_BATCH),
      )
      if (hashes.size === 0) return
      last = [...hashes.keys()].at(-1)!
      await onRows(removed, all)
      await work(hashes)
    }
  }

  async function takeBackBatch(table: Table, hashes: Hashes): Promise<void> {
    const ids = [...hashes.keys()]
    const referring = await inside(async (client) => {
      const columns = await referringTo(client, table, node.codecs)
      return referredTo(client, companyId, table, columns, ids)
    })
    const mutation = takeBackRows(table, { ids, isUnchanged: unchanged(table, hashes), ...referring })
    try {
      await node.run(companyId, null, mutation, { ids }, null, forgetting(importId, table, ids))
    } catch (error) {
      if (!isFinal(error)) throw error
      // Somebody may have referred to one of them a moment ago; the others need not stay because of it.
      if (ids.length === 1) return
      const middle = Math.ceil(ids.length / 2)
      const entries = [...hashes]
      await takeBackBatch(table, new Map(entries.slice(0, middle)))
      await takeBackBatch(table, new Map(entries.slice(middle)))
      return
    }
    const still = await inside((client) => recordedHashes(client, companyId, importId, table.name, ids))
    removed += ids.length - still.size
  }

  async function restore(): Promise<void> {
    const made = await inside((client) =>
      recordedHashes(client, companyId, importId, companies.name, [companyId]),
    )
    if (made.size === 0) return
    const beside = forgettingAll([recordId(importId, companies.name, companyId)])
    await node.run(companyId, null, restoreRoom(before!), idsOfRoom(before!), null, beside)
  }

  async function note(
    moment: 'begun' | 'ended',
    action: Parameters<typeof noteImport>[1],
    after: string | null,
  ): Promise<void> {
    const id = hashedId('taking back', importId, moment, run.takenBy ?? '')
    const by = { personId: run.takenBy ?? run.madeBy }
    await node.run(companyId, null, noteImport(id, action, { after }), by, run.askedFrom)
  }
}

const unchanged =
  (table: Table, hashes: Hashes) =>
  (row: Row): boolean =>
    hashes.get(row.id) === hashOfRow(table, row)
