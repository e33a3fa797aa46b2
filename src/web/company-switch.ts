import type { AccountCompany, CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import { keepSession } from '../features/accounts/sessions/kept-session.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { COMPANY_NOT_SWITCHED } from '../features/companies/companies.text.ts'
import { problemOf } from '../ui/problem.ts'
import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'
import { SELECTED_COMPANY } from './account.ts'
import { makeStore } from './store.ts'

const VERIFIED_AFTER = 500
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
    const company = before.companies.find(({ id }) => id === companyId)
    if (company) setTimeout(verify, VERIFIED_AFTER, company)
  } catch (error) {
    remember(before)
    toast.error(COMPANY_NOT_SWITCHED, problemOf(error).detail)
  } finally {
    switching.set(false)
  }
}

function verify(company: AccountCompany): void {
  import('./lost-company.ts').then(
    ({ verifySwitch }) => verifySwitch(company),
    // new-version.ts sees to files that cannot be had.
    () => undefined,
  )
}

function remember(changed: CurrentSession): void {
  session.set(changed)
  // What was kept opens the app while the server is away, and that shall be this company too.
  keepSession(changed)
  if (changed.currentCompanyId) localStorage.setItem(SELECTED_COMPANY, changed.currentCompanyId)
}
