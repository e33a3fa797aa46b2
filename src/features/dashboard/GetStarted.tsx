import { useLive } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { firstSteps } from './first-steps.queries.ts'

// Most companies have taken them long ago.
const FirstSteps = later(() => import('./FirstSteps.tsx'))

/** The steps from an empty company to its first meeting. Disappears once all of them are done. */
export function GetStarted({ today }: { today: Day }) {
  const done = useLive(firstSteps, { today })
  if (!done) return null
  return (
    <div className="min-h-85 lg:min-h-27">
      <FirstSteps done={done} />
    </div>
  )
}
