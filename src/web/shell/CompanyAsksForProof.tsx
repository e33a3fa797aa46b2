import { useRouterState } from '@tanstack/react-router'
import { ProveFirst } from '../../features/identity/ProveFirst.tsx'
import { useAccount } from '../account.ts'
import { Shell } from './Shell.tsx'

/** The shell around a company that asks for a proof first; the profile is the person’s own and stays open. */
export default function CompanyAsksForProof() {
  const { user, company, companies } = useAccount()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (!company || path === '/profile') return <Shell />
  return (
    <Shell>
      <ProveFirst
        key={company.id}
        company={company}
        email={user.email}
        hasOthers={companies.some(({ mustProve }) => !mustProve)}
      />
    </Shell>
  )
}
