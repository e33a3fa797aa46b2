import type { Services } from '../../../server/services.ts'
import { hashedId } from '../../../server/hashed-id.ts'
import { listenedTo } from '../../integrations/deliveries/follow.server.ts'
import { restoreSetup } from '../setup/restore-setup.server.ts'
import { endImportRun, importDone, type ImportRun } from './import-store.server.ts'
import { Ended } from './import-upload.server.ts'
import type { OpenExport } from './import-zip.server.ts'
import type { PeopleIds } from './people-mapping.rules.ts'
import { noteImport } from './take-back.mutations.ts'

/**
 * Writes what was set up, and says that the import is done: both or neither, so that no import ends half way with any of it.
 * @throws {Ended} if another has taken the run over
 */
export async function finishImport(
  { node, pool, seals }: Pick<Services, 'node' | 'pool' | 'seals'>,
  run: ImportRun,
  file: OpenExport,
  accounts: PeopleIds,
): Promise<void> {
  const { companyId, madeBy } = run
  const to = { companyId, importerId: madeBy, now: run.askedAt.toISOString(), seals }
  const hasHooks = await node.options.inCompany(companyId, null, async (client) => {
    const restored = await restoreSetup(client, file, accounts, to)
    if (!(await endImportRun(client, run, 'done', null))) throw new Ended()
    return restored
  })
  if (hasHooks) listenedTo(pool).add(companyId)
}

/**
 * Notes in the audit log who has brought which file in: an export of which company, or a file of another product. Once, however often it is
 * called, so that whoever follows a process that ended right after the import's last transaction does it.
 */
export async function noteDone(
  { node }: Pick<Services, 'node'>,
  { companyId, importId }: Pick<ImportRun, 'companyId' | 'importId'>,
): Promise<void> {
  const done = await node.options.inCompany(companyId, null, (client) =>
    importDone(client, companyId, importId),
  )
  if (!done) return
  const note = noteImport(hashedId('import done', importId), 'import done', {
    subject: done.mover?.name ?? done.report?.company ?? null,
  })
  await node.run(companyId, null, note, { personId: done.madeBy }, done.askedFrom)
}
