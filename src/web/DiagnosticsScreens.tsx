import { ProbeScreen } from '../features/platform/diagnostics/ProbeScreen.tsx'
import { SightScreen } from '../features/platform/diagnostics/SightScreen.tsx'
import { SpeedScreen } from '../features/platform/diagnostics/SpeedScreen.tsx'
import { useAccount } from './account.ts'
import { lagsHere } from './measure-lag.ts'

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

/** How quick the way to the server is, and that of a commit to this browser. */
export const Speed = () => <SpeedScreen lagsHere={lagsHere} />
