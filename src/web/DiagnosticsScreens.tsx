import { ProbeScreen } from '../features/platform/diagnostics/ProbeScreen.tsx'
import { SightScreen } from '../features/platform/diagnostics/SightScreen.tsx'
import { useAccount } from './account.ts'

/** What the session sees in the company that is open. */
export function SightOfCompany() {
  const { company } = useAccount()
  return company && <SightScreen companyId={company.id} />
}

/** Whether it keeps to the company that is open. */
export function ProbeFromCompany() {
  const { company } = useAccount()
  return company && <ProbeScreen companyId={company.id} />
}
