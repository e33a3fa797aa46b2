import { useEffect, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { requestJson } from '../../../ui/request.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useIsOffline } from '../../../ui/use-network.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { ReadingCounts } from '../readers/readers.table.ts'
import type { NamedReading } from './readings.requests.ts'
import {
  hasConfirmed,
  isLate,
  NAMES_NOT_LOADED,
  NAMES_OFFLINE,
  notYet,
  overdueCount,
  readOf,
  WHO_HAS_READ,
} from './readings.text.ts'

type WhoHasReadProps = { processId: string; counts: ReadingCounts }

/** Who has confirmed a process and who has not, by name, as the server tells its owner and those who manage its team. */
export default function WhoHasRead({ processId, counts }: WhoHasReadProps) {
  const { assigned, confirmed, overdue } = counts
  const readings = useNames(processId, counts)
  return (
    <section>
      <h3 className="font-semibold">{WHO_HAS_READ}</h3>
      <p data-numeric className="text-soft">
        {[readOf(confirmed, assigned), ...(overdue > 0 ? [overdueCount(overdue)] : [])].join(', ')}
      </p>
      {readings.isOffline && <p className="text-soft">{NAMES_OFFLINE}</p>}
      {readings.found === 'failed' && <ErrorState title={NAMES_NOT_LOADED} onRetry={readings.load} />}
      {readings.found === null && !readings.isOffline && <SkeletonRows rows={3} />}
      {readings.found !== null && readings.found !== 'failed' && (
        <ul className="mt-1 divide-y divide-line">
          {readings.found.map((reading) => (
            <NameRow key={reading.personId} reading={reading} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NameRow({ reading }: { reading: NamedReading }) {
  const today = useToday()
  const { name, email, dueOn, confirmedVersion, confirmedAt, isConfirmed } = reading
  const due = dayLabel(dueOn, today)
  const isOverdue = !isConfirmed && dueOn < today
  const state =
    isConfirmed && confirmedVersion !== null && confirmedAt !== null
      ? hasConfirmed(confirmedVersion, dayLabel(dayOf(confirmedAt), today))
      : isOverdue
        ? isLate(due)
        : notYet(due)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <span title={email} className="min-w-0 break-words">
        {name}
      </span>
      <span data-numeric className={isOverdue ? 'text-bad-ink' : 'text-soft'}>
        {state}
      </span>
    </li>
  )
}

/** Asked again whenever the counts have changed. */
function useNames(processId: string, { assigned, confirmed }: ReadingCounts) {
  const companyId = useLive(myCompany, {})?.id
  const isOffline = useIsOffline()
  const [found, setFound] = useState<readonly NamedReading[] | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (companyId === undefined || isOffline) return
    const left = new AbortController()
    const path = `/api/companies/${companyId}/processes/${processId}/readings`
    requestJson<{ readings: NamedReading[] }>('GET', path, undefined, left.signal).then(
      ({ readings }) => setFound(readings),
      () => !left.signal.aborted && setFound('failed'),
    )
    return () => left.abort()
  }, [companyId, isOffline, processId, assigned, confirmed, tries])
  return { found, isOffline, load: () => setTries((count) => count + 1) }
}
