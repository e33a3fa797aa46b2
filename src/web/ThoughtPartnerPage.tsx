import { useSearch } from '@tanstack/react-router'
import { Sparkle } from 'lucide-react'
import { session } from '../features/accounts/sessions/session-resource.ts'
import { IfSwitchedOn } from '../features/companies/labs/IfSwitchedOn.tsx'
import {
  AI_THOUGHT_PARTNER,
  HOW_TO_SWITCH_ON,
  OFF_HERE,
} from '../features/thought-partner/thought-partner.text.ts'
import { ThoughtPartnerScreen } from '../features/thought-partner/ThoughtPartnerScreen.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** The thought partner, if this installation has a model and the company has switched it on. */
export function ThoughtPartnerPage() {
  const { ask } = useSearch({ strict: false }) as { ask?: string }
  if (!session.use().data?.hasModel) return <OffHere />
  return (
    <IfSwitchedOn lab="ai-thought-partner">
      <ThoughtPartnerScreen key={ask} asked={ask} />
    </IfSwitchedOn>
  )
}

const OffHere = () => (
  <>
    <PageHeader title={AI_THOUGHT_PARTNER} />
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
        <Sparkle />
      </span>
      <div>
        <h2 className="font-semibold">{OFF_HERE}</h2>
        <p className="max-w-md text-balance text-soft">{HOW_TO_SWITCH_ON}</p>
      </div>
    </div>
  </>
)
