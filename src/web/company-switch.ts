import type { CurrentSession } from '../features/accounts/accounts.requests.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { problemOf } from '../ui/problem.ts'
import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'
import { makeStore } from './store.ts'

const storageKey = 'selected_company_id'
const switching = makeStore(false)

/** Whether the server is still being told of a switch. */
export const useCompanySwitch = switching.use

/** Opens another of one's companies at once; goes back, with a message, when the server refuses. */
export async function switchCompany(companyId: string): Promise<void> {
  const before = session.get()
  if (!before || before.currentCompanyId === companyId || switching.get()) return
  switching.set(true)
  remember({ ...before, currentCompanyId: companyId })
  try {
    await requestJson('POST', '/api/companies/switch', { companyId })
  } catch (error) {
    remember(before)
    toast.error('Error switching company', problemOf(error).detail)
  } finally {
    switching.set(false)
  }
}

function remember(changed: CurrentSession): void {
  session.set(changed)
  if (changed.currentCompanyId) localStorage.setItem(storageKey, changed.currentCompanyId)
}
