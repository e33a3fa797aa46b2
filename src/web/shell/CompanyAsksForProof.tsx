import { useRouterState } from '@tanstack/react-router'
import { ProveFirst } from '../../features/identity/ProveFirst.tsx'
import { ShowFactor } from '../../features/identity/ShowFactor.tsx'
import { useAccount } from '../account.ts'
import { Shell } from './Shell.tsx'

/** The shell around a company that asks for a proof or a second factor first; the profile is the person’s own and stays open. */
export default function CompanyAsksForProof() {
  const { user, company, companies } = useAccount()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (!company || path === '/profile') return <Shell />
  const hasOthers = companies.some(({ mustProve }) => !mustProve)
  return (
    <Shell>
      {company.asksFactor ? (
        <ShowFactor key={company.id} name={company.name} hasOthers={hasOthers} />
      ) : (
        <ProveFirst key={company.id} company={company} email={user.email} hasOthers={hasOthers} />
      )}
    </Shell>
  )
}
