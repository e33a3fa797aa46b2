import { SealBroken } from '../../../server/seals.ts'
import type { Services } from '../../../server/services.ts'
import { mayRun, type Place } from './access.server.ts'
import type { Cell } from './fill.rules.ts'
import { askHttp } from './http-source.server.ts'
import { askSql } from './sql-source.server.ts'
import { requestWords } from './settings.rules.ts'
import { NO_RIGHTS, UNREADABLE } from './source-failures.text.ts'
import type { Settings } from './source-rows.server.ts'

/** What a source answered: values of weeks, the newest first, or in words why there are none. */
export interface Answer {
  cells: Cell[]
  failure: string | null
  /** The beginning of the answer, for a trial. */
  shown: string | null
  /** Where it came from, without secrets. */
  origin: string
  detail: string | null
}

const failed = (failure: string): Answer => ({ cells: [], failure, shown: null, origin: '', detail: null })

/** Asks a source for the values of a metric, in the name of whoever set it up: only while they may. */
export async function findValues(
  services: Services,
  place: Place,
  { settings, savedBy, week }: { settings: Settings | null; savedBy: string; week: string },
): Promise<Answer> {
  if (settings === null) return failed(UNREADABLE)
  if (!(await mayRun(services, place, { personId: savedBy, kind: settings.kind }))) return failed(NO_RIGHTS)
  try {
    return await ask(services, place, settings, week)
  } catch (error) {
    if (error instanceof SealBroken) return failed(UNREADABLE)
    throw error
  }
}

async function ask(
  services: Services,
  { companyId }: Place,
  settings: Settings,
  week: string,
): Promise<Answer> {
  if (settings.kind === 'sql') {
    const answer = await askSql(services, companyId, settings, week)
    return { ...answer, detail: settings.query }
  }
  const { value, failure, shown } = await askHttp(services, companyId, settings)
  const cells = value === null ? [] : [{ week, value }]
  return { cells, failure, shown, origin: requestWords(settings), detail: settings.path }
}
