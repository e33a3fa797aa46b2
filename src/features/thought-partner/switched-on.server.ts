import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { companies } from '../companies/companies.table.ts'
import type { Asker } from './allowance.server.ts'
import { actorNow } from './asking.server.ts'

type Serving = Pick<Services, 'node' | 'config'>

/** The part of a company that a director has switched on, for whoever may ask. @throws not found or denied */
export async function partnerNow(services: Serving, asker: Asker): Promise<{ ai: AiConfig }> {
  const { served } = await actorNow(services, asker)
  const isOn = served.replica.store.get(companies, asker.companyId)?.labs.includes('ai-thought-partner')
  if (!isOn) notFound()
  return { ai: services.config.ai ?? notFound() }
}

/** The same for a request, which is counted among the person's queries. @throws {TryLater} if they are too many */
export function requirePartner(services: Serving, asker: Asker): Promise<{ ai: AiConfig }> {
  services.node.limits.charge(asker.userId, 'query')
  return partnerNow(services, asker)
}
