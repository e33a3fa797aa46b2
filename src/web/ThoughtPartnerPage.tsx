import { useSearch } from '@tanstack/react-router'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { IfSwitchedOn } from '../features/companies/labs/IfSwitchedOn.tsx'
import { OffHere } from '../features/thought-partner/OffHere.tsx'
import { ThoughtPartnerScreen } from '../features/thought-partner/ThoughtPartnerScreen.tsx'

/** The thought partner, if this installation has a model and the company has switched it on. */
export function ThoughtPartnerPage() {
  const { ask, thread } = useSearch({ strict: false }) as { ask?: string; thread?: string }
  if (!session.use().data?.hasModel) return <OffHere />
  return (
    <IfSwitchedOn lab="ai-thought-partner">
      <ThoughtPartnerScreen key={ask ?? thread} asked={ask} sought={thread} />
    </IfSwitchedOn>
  )
}
