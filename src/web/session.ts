import type { AccountCompany, CurrentSession } from '../features/accounts/accounts.table.ts'
import { session } from '../features/accounts/session-resource.ts'

type SignedIn = {
  user: NonNullable<CurrentSession['user']>
  companies: AccountCompany[]
  company: AccountCompany | null
}

/** Who is signed in, their companies and the one that is open. For screens behind the guard only. */
export function useSession(): SignedIn {
  const { data } = session.use()
  if (!data?.user) throw new Error('this screen is for people who are signed in')
  return { user: data.user, companies: data.companies, company: openCompany(data) }
}

/** Whether the list of companies could not be refreshed, and how to try again. */
export function useSessionProblem(): { failed: boolean; retry: () => void } {
  const { failed } = session.use()
  return { failed, retry: () => void session.refresh().catch(() => undefined) }
}

/** The company that was chosen last, and the first one where that is no longer accessible. */
function openCompany({ companies, currentCompanyId }: CurrentSession): AccountCompany | null {
  return companies.find((company) => company.id === currentCompanyId) ?? companies[0] ?? null
}
