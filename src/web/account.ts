import { createContext, useContext } from 'react'
import type { AccountCompany, CurrentSession } from '../features/accounts/accounts.requests.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'

type Account = {
  user: NonNullable<CurrentSession['user']>
  companies: AccountCompany[]
  company: AccountCompany | null
}

/** The open company's name from its own row, which a renaming reaches at once; null while no company's data is there. */
export const LiveCompanyName = createContext<string | null>(null)

/** Who is signed in, their companies and the one that is open. For screens behind the guard only. */
export function useAccount(): Account {
  const { data } = session.use()
  const liveName = useContext(LiveCompanyName)
  if (!data?.user) throw new Error('this screen is for people who are signed in')
  const company = openCompany(data)
  const name = liveName ?? company?.name ?? ''
  const companies = data.companies.map((each) => (each.id === company?.id ? { ...each, name } : each))
  return { user: data.user, companies, company: company && { ...company, name } }
}

/** Whether the list of companies could not be refreshed, and how to try again. */
export function useAccountProblem(): { failed: boolean; retry: () => void } {
  const { failed } = session.use()
  return { failed, retry: () => void session.refresh().catch(() => undefined) }
}

/** The company that was chosen last, and the first one where that is no longer accessible. */
function openCompany({ companies, currentCompanyId }: CurrentSession): AccountCompany | null {
  return companies.find((company) => company.id === currentCompanyId) ?? companies[0] ?? null
}
