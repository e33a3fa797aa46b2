import { LOCALE } from '../../../language/locale.text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import { dateText, dayLabel, timeText } from '../../time/time.text.ts'
import { NOT_LOADED } from './diagnostics.text.ts'
import type { FailedSignInsAnswer } from './diagnostics.requests.ts'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import * as text from './figures.text.ts'

/** How often somebody failed to sign in: by day, and from where last. */
export function FailedSignIns() {
  const { shown: answer, reload } = useWatched<FailedSignInsAnswer>('/api/platform/failed-sign-ins')
  if (answer === null) return <SkeletonRows rows={3} />
  if (answer === 'failed') return <ErrorState title={NOT_LOADED} onRetry={reload} />
  const { days, networks } = answer
  // The latest stands for today, which is known only by the clock of a company, and an operator may have none.
  const latest = days[0]?.day ?? ''
  return (
    <section className="grid max-w-5xl gap-3 px-4 pb-6">
      <div>
        <h2 className="font-semibold">{text.FAILED_SIGN_INS}</h2>
        <p className="text-soft">{days.length === 0 ? text.NONE_FAILED : text.FAILED_EXPLAINED}</p>
      </div>
      {days.length > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-[14rem_minmax(0,1fr)]">
          <DiagnosticsTable
            label={text.BY_DAY}
            head={[text.DAY, text.ATTEMPTS]}
            rows={days.map(({ day, tries }) => [dayLabel(day, latest), tries.toLocaleString(LOCALE)])}
          />
          <DiagnosticsTable
            label={text.LATEST}
            head={[text.NETWORK, text.LAST_AT, text.ATTEMPTS]}
            rows={networks.map(({ network, lastAt, tries }) => [
              network || text.UNKNOWN_NETWORK,
              `${dateText(lastAt)}, ${timeText(lastAt)}`,
              tries.toLocaleString(LOCALE),
            ])}
          />
        </div>
      )}
    </section>
  )
}
