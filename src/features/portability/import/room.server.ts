import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { companies } from '../../companies/companies.table.ts'
import { recordedHashes, recordingAll } from './import-records.server.ts'
import { keepRoom } from './taking-back-store.server.ts'
import { makeRoom, roomIn, type Settings } from './room.mutations.ts'

/** Somebody may change the company between the look at it and the act, and then both begin anew. */
const MOST_LOOKS = 20

/**
 * Makes room for an import and keeps what stood there. Once, however many attempts there are: people may have made teams and changed
 * settings since an attempt that died.
 */
export async function takeRoom(
  { node }: Pick<Services, 'node'>,
  { companyId, importId }: { companyId: string; importId: string },
  became: Settings,
  imported: ReadonlySet<string>,
): Promise<void> {
  const { inCompany } = node.options
  const isMade = () =>
    inCompany(companyId, null, async (client) => {
      const known = await recordedHashes(client, companyId, importId, companies.name, [companyId])
      return known.size > 0
    })
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (await isMade()) return
    const { replica } = (await node.company(companyId)) ?? notFound()
    const kept = { ...roomIn(replica.store, imported), became }
    await inCompany(companyId, null, (client) => keepRoom(client, { companyId, importId }, kept))
    const beside = recordingAll(importId, companies.name)
    await node.run(companyId, null, makeRoom(kept, imported), {}, null, beside)
  }
  if (!(await isMade())) throw new Error('The company kept changing while an import made room in it')
}
