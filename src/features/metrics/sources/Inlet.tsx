import { PlugZap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { useIsSaved } from '../../../ui/use-is-saved.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import { canConfigure } from '../metrics.access.ts'
import type { Metric } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import type { InletRun, InletState, NewInlet } from './inlets.requests.ts'
import {
  ANOTHER_INLET,
  cameAt,
  END_INLET,
  FILLS_ITSELF,
  INLET,
  INLET_ENDED,
  INLET_EXPLAINED,
  LATELY,
  MAKE_INLET,
  NO_INLET,
  NOT_DONE,
  NOT_LOADED,
  NOTHING_CAME,
  worksSince,
} from './sources.text.ts'

/** Where a metric’s values come from if programs send them, for whoever may change the metric. */
export function Inlet({ metric }: { metric: Metric }) {
  const companyId = useLive(myCompany, {})?.id
  const may = canConfigure(useActor(), metric) && metric.formula === null
  return may && companyId !== undefined ? <Shown metric={metric} companyId={companyId} /> : null
}

type Loaded = InletState & Partial<NewInlet>

function Shown({ metric, companyId }: { metric: Metric; companyId: string }) {
  const [inlet, setInlet] = useState<Loaded | 'failed' | null>(null)
  const [pending, setPending] = useState(false)
  const isSaved = useIsSaved()
  const place = { companyId, metricId: metric.id }
  const state = () => requestJson<InletState>('GET', `/api/metrics/inlet/${companyId}/${metric.id}`)
  const load = () => state().then(setInlet, () => setInlet('failed'))
  useEffect(() => {
    if (isSaved) void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The panel has a key of its metric.
  }, [isSaved])

  async function act(work: () => Promise<Loaded>) {
    setPending(true)
    await work().then(setInlet, (error: unknown) => {
      const { title, detail } = problemOf(error)
      toast.error(title || NOT_DONE, detail)
    })
    setPending(false)
  }
  const make = () =>
    act(async () => {
      const made = await requestJson<NewInlet>('POST', '/api/metrics/inlet', place)
      return { ...(await state()), ...made }
    })
  const end = () =>
    act(async () => {
      await requestJson('POST', '/api/metrics/inlet/end', place)
      toast.success(INLET_ENDED)
      return state()
    })
  return (
    <section aria-label={FILLS_ITSELF} className="flex gap-2.5 text-[0.8125rem]">
      <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="font-medium">{FILLS_ITSELF}</p>
        {inlet === 'failed' && <ErrorState title={NOT_LOADED} onRetry={() => void load()} />}
        {inlet !== null && inlet !== 'failed' && (
          <>
            {inlet.address ? (
              <>
                <CopyField label={INLET} value={inlet.address} />
                <p className="text-soft">{INLET_EXPLAINED}</p>
              </>
            ) : (
              <p className="text-soft">
                {inlet.since === null ? NO_INLET : worksSince(dateText(inlet.since))}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button size="sm" pending={pending} onClick={() => void make()}>
                {inlet.since === null ? MAKE_INLET : ANOTHER_INLET}
              </Button>
              {inlet.since !== null && (
                <Button size="sm" variant="ghost" pending={pending} onClick={() => void end()}>
                  {END_INLET}
                </Button>
              )}
            </div>
            {(inlet.since !== null || inlet.runs.length > 0) && <Runs runs={inlet.runs} unit={metric.unit} />}
          </>
        )}
      </div>
    </section>
  )
}

function Runs({ runs, unit }: { runs: readonly InletRun[]; unit: Metric['unit'] }) {
  const [latest] = runs
  if (!latest) return <p className="text-soft">{NOTHING_CAME}</p>
  const words = ({ value, week, at }: InletRun) =>
    cameAt(formatValue(value, unit), dateText(week), `${dateText(at)}, ${timeText(at)}`)
  return (
    <details open={latest.failure !== null}>
      <summary className="cursor-pointer text-soft">{LATELY}</summary>
      <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto">
        {runs.map((run) => (
          <li key={run.id}>
            {words(run)}
            {run.failure !== null && <span className="block text-bad-ink">{run.failure}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
