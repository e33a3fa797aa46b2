import { ChangedCompanies } from '../../server/changed-companies.ts'
import type { Services } from '../../server/services.ts'
import { mirrorWhatIsLeft } from './mirrors.server.ts'

const changed = new ChangedCompanies('a company’s conversations were left for later')

/** Carries over what is left, in those companies that have committed something since nothing was left. */
export const mirrorWhereChanged = (
  services: Pick<Services, 'node' | 'pool' | 'log'>,
  signal?: AbortSignal,
): Promise<void> => {
  const mirror = async (companyId: string) => {
    await mirrorWhatIsLeft(services, companyId)
    return null
  }
  return changed.each(services, Date.now(), mirror, signal)
}
