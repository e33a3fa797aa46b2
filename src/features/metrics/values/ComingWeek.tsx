import { useLive } from '../../../sync/browser/react.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useIsOffline } from '../../../ui/use-network.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { useToday } from '../../time/use-today.ts'
import { firstLiveWeek } from '../formulas/look-back.rules.ts'
import { EarlierWeeks } from '../scorecard/EarlierWeeks.tsx'

/** In place of a week that is still to be fetched. */
export function ComingWeek() {
  const since = firstLiveWeek(useToday())
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const isOffline = useIsOffline()
  return (
    <>
      <EarlierWeeks since={since} start={start} />
      {!isOffline && <Skeleton className="h-56 w-full" />}
    </>
  )
}
