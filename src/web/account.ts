import { createContext, useContext } from 'react'
import type { AccountCompany, CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import type { Company } from '../features/companies/companies.table.ts'
import { COMPANIES_NOT_LOADED } from '../features/companies/companies.text.ts'
import { problemOf } from '../ui/problem.ts'
import { toast } from '../ui/toast.ts'
import { session } from '../features/accounts/sessions/session-resource.ts'

type Account = {
  user: NonNullable<CurrentSession['user']>
  companies: AccountCompany[]
  company: AccountCompany | null
}

/** What the current company's rows say that the shell shows at once, such as a new name; null until the company's data is loaded. */
export const LiveCompany = createContext<(Pick<Company, 'name' | 'labs'> & { seesPlans: boolean }) | null>(
  null,
)

/** Who is signed in, their companies, and the current one. Only for screens behind the guard. */
export function useAccount(): Account {
  const { data } = session.use()
  const live = useContext(LiveCompany)
  if (!data?.user) throw new Error('This screen is only for people who are signed in')
  const company = openCompany(data)
  const name = live?.name ?? company?.name ?? ''
  const companies = data.companies.map((each) => (each.id === company?.id ? { ...each, name } : each))
  return { user: data.user, companies, company: company && { ...company, name } }
}

const sayNotLoaded = (error: unknown) => toast.error(COMPANIES_NOT_LOADED, problemOf(error).detail)

/** Whether the list of companies could not be refreshed, and how to retry. */
export function useAccountProblem(): { failed: boolean; retry: () => void } {
  const { failed } = session.use()
  return { failed, retry: () => void session.refresh().catch(sayNotLoaded) }
}

/** Where this browser remembers which company was opened last. */
export const SELECTED_COMPANY = 'selected_company_id'

/** The company that the account has saved as its latest, else the one that this browser remembers, else the first. */
export function openCompany({ companies, currentCompanyId }: CurrentSession): AccountCompany | null {
  const find = (id: string | null) => companies.find((company) => company.id === id)
  return find(currentCompanyId) ?? find(localStorage.getItem(SELECTED_COMPANY)) ?? companies[0] ?? null
}

/** Whether the person is a director, or more, of the open company. */
export const useSeesBilling = (): boolean =>
  ['director', 'super_admin'].includes(useAccount().company?.level ?? '')
