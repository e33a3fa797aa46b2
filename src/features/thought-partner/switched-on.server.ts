import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { companies } from '../companies/companies.table.ts'
import type { Asker } from './allowance.server.ts'
import { enter } from './asking.server.ts'

/** The part of a company that a director has switched on. @throws not found */
export async function requirePartner(services: Services, asker: Asker): Promise<{ ai: AiConfig }> {
  const { served } = await enter(services, asker)
  const isOn = served.replica.store.get(companies, asker.companyId)?.labs.includes('ai-thought-partner')
  if (!isOn) notFound()
  return { ai: services.config.ai ?? notFound() }
}
