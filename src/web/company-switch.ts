import type { CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { COMPANY_NOT_SWITCHED } from '../features/companies/companies.text.ts'
import { problemOf } from '../ui/problem.ts'
import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'
import { makeStore } from './store.ts'

const storageKey = 'selected_company_id'
const switching = makeStore(false)

/** Whether the server has yet to confirm a switch. */
export const useCompanySwitch = switching.use

/** Switches to another company at once; switches back, with a message, if the server refuses. */
export async function switchCompany(companyId: string): Promise<void> {
  const before = session.get()
  if (!before || before.currentCompanyId === companyId || switching.get()) return
  switching.set(true)
  remember({ ...before, currentCompanyId: companyId })
  try {
    await requestJson('POST', '/api/companies/switch', { companyId })
  } catch (error) {
    remember(before)
    toast.error(COMPANY_NOT_SWITCHED, problemOf(error).detail)
  } finally {
    switching.set(false)
  }
}

function remember(changed: CurrentSession): void {
  session.set(changed)
  if (changed.currentCompanyId) localStorage.setItem(storageKey, changed.currentCompanyId)
}
