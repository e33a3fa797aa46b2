import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import type { Found } from './found-number.rules.ts'
import { inThread } from './thread.server.ts'

const WORK = {
  file: new URL('./json-path-thread.server.ts', import.meta.url),
  line: new WaitingLine({ places: 2, placesEach: 1, waiting: 50, waitingEach: 10 }),
  waitsMs: 10_000,
  withinMs: 2_000,
}

/** The number at a JSON path (RFC 9535) of a document. */
export async function numberAt(companyId: string, path: string, text: string): Promise<Found> {
  const told = await inThread<Found>(WORK, companyId, { path, text })
  return typeof told === 'string' ? { problem: 'too-hard', value: null } : told
}
