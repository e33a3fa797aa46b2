import type { CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { model } from '../features/model.ts'
import { askAhead } from '../sync/browser/ahead.ts'
import { browserPlatform } from '../sync/browser/platform.ts'
import { openCompany } from './account.ts'

/**
 * Asks for the open company's rows as soon as it is known which one that is; resolves when they are on their way. Whoever needs the session
 * says what is wrong with it.
 */
export const askForRows = (): Promise<unknown> => session.ensure().then(askForThose, () => null)

async function askForThose(current: CurrentSession): Promise<void> {
  const company = openCompany(current)
  if (!company || company.mustProve) return
  await askAhead(browserPlatform(), { userId: current.user!.id, companyId: company.id, schema: model.schema })
}
