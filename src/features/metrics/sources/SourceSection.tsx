import { Ellipsis, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { useIsSaved } from '../../../ui/use-is-saved.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import { canConfigure } from '../metrics.access.ts'
import type { MetricRow } from '../metrics.queries.ts'
import {
  EDIT,
  failedSince,
  NO_SOURCE,
  NOT_DONE,
  NOT_LOADED,
  nextAt,
  PAUSE,
  PAUSED,
  RAN,
  RAN_AND_FAILED,
  REMOVE,
  REMOVING,
  REMOVING_DETAIL,
  RESUME,
  RUN_AGAIN,
  scheduleWords,
  SET_UP,
  SOURCE,
  STOPPED,
} from './source.text.ts'
import { SourceOrigins, SourceRuns } from './SourceLog.tsx'
import type { ShownSource, SourceAct, SourceState } from './sources.requests.ts'

const SourceDialog = later(() => import('./SourceDialog.tsx'))

const whenText = (moment: string): string => `${dateText(moment)}, ${timeText(moment)}`

/** What fills a metric and where its values came from. */
export function SourceSection({ row }: { row: MetricRow }) {
  const companyId = useLive(myCompany, {})?.id
  return companyId === undefined ? null : <Shown row={row} companyId={companyId} />
}

function Shown({ row, companyId }: { row: MetricRow; companyId: string }) {
  const { metric } = row
  const [state, setState] = useState<SourceState | 'failed' | null>(null)
  const [pending, setPending] = useState(false)
  const [asks, setAsks] = useState<'edit' | 'remove' | null>(null)
  const may = canConfigure(useActor(), metric) && metric.formula === null
  const isSaved = useIsSaved()
  const place = { companyId, metricId: metric.id }
  const load = () =>
    requestJson<SourceState>('GET', `/api/metrics/source/${companyId}/${metric.id}`).then(setState, () =>
      setState('failed'),
    )
  useEffect(() => {
    if (isSaved) void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What the rows say of runs tells when there is more to load.
  }, [isSaved, metric.sourceFailingSince, metric.sourceFilledFor])

  async function act(does: SourceAct) {
    setPending(true)
    try {
      const after = await requestJson<SourceState>('POST', '/api/metrics/source/act', { ...place, act: does })
      setState(after)
      if (does === 'run') {
        const failure = after.runs[0]?.failure
        if (failure) toast.error(RAN_AND_FAILED, failure)
        else toast.success(RAN)
      }
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title || NOT_DONE, detail)
    }
    setPending(false)
  }
  if (state === null) return null
  if (state === 'failed') return <ErrorState title={NOT_LOADED} onRetry={() => void load()} />
  if (!may && state.origins.length === 0 && metric.sourceFailingSince === null) return null
  const { source } = state
  return (
    <section aria-label={SOURCE} className="flex gap-2.5 text-[0.8125rem]">
      <RefreshCw aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="font-medium">{SOURCE}</p>
        {metric.sourceFailingSince !== null && (
          <p className="flex gap-1.5 text-bad-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {failedSince(whenText(metric.sourceFailingSince))}
          </p>
        )}
        {may && (source ? <Words source={source} /> : <p className="text-soft">{NO_SOURCE}</p>)}
        {may && (
          <div className="flex flex-wrap gap-2">
            {source && (
              <Button size="sm" pending={pending} onClick={() => void act('run')}>
                {RUN_AGAIN}
              </Button>
            )}
            <Button size="sm" variant={source ? 'ghost' : 'secondary'} onClick={() => setAsks('edit')}>
              {source ? EDIT : SET_UP}
            </Button>
            {source && (
              <Menu
                label={SOURCE}
                trigger={<IconButton label={`${SOURCE}…`} icon={<Ellipsis aria-hidden />} />}
                sections={[
                  {
                    entries: [
                      source.pausedAt === null && source.stoppedAt === null
                        ? { label: PAUSE, onSelect: () => void act('pause') }
                        : { label: RESUME, onSelect: () => void act('resume') },
                      { label: REMOVE, danger: true, onSelect: () => setAsks('remove') },
                    ],
                  },
                ]}
              />
            )}
          </div>
        )}
        {may && source && (
          <SourceRuns runs={state.runs.filter(({ kind }) => kind !== 'inlet')} unit={metric.unit} />
        )}
        {state.origins.length > 0 && <SourceOrigins origins={state.origins} row={row} />}
      </div>
      {may && (
        <>
          <SourceDialog
            open={asks === 'edit'}
            onOpenChange={(open) => setAsks(open ? 'edit' : null)}
            place={place}
            state={state}
            unit={metric.unit}
            onSaved={() => void act('run')}
          />
          <ConfirmDialog
            open={asks === 'remove'}
            onOpenChange={(open) => setAsks(open ? 'remove' : null)}
            title={REMOVING}
            detail={REMOVING_DETAIL}
            confirmLabel={REMOVE}
            danger
            onConfirm={() => act('remove')}
          />
        </>
      )}
    </section>
  )
}

function Words({ source }: { source: ShownSource }) {
  const { pausedAt, stoppedAt } = source
  const what = source.kind === 'http' ? `${source.method} ${URL.parse(source.url)?.host ?? ''}` : 'SQL'
  const next = stoppedAt !== null ? STOPPED : pausedAt !== null ? PAUSED : nextAt(whenText(source.nextAt))
  return <p className="break-words text-soft">{[what, scheduleWords(source), next].join(' · ')}</p>
}
