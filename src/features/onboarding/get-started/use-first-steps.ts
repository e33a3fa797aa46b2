import { useActor, useAsked, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { firstSteps } from './first-steps.queries.ts'
import { doneInEither, type StepsDone } from './first-steps.rules.ts'

const EVERY_MINUTE = 60_000
const EVERY_FIVE_MINUTES = 300_000

/** Which steps are done in any team of the company; null where they are not shown, or not yet known. */
export function useFirstSteps(): StepsDone | null {
  const today = dayOf(useServerNow(EVERY_MINUTE))
  const { home, scopes } = useActor()
  const own = useLive(firstSteps, { today })
  const elsewhere = useAsked(firstSteps, { today }, EVERY_FIVE_MINUTES)
  if (!own || (elsewhere === undefined && scopes.size > home.size)) return null
  return doneInEither(own, elsewhere)
}
