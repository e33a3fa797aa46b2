import { Link } from '@tanstack/react-router'
import { ChartLine, CircleCheck, CircleDashed, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Button } from '../../../ui/Button.tsx'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { canEditMetrics } from '../../metrics/metrics.access.ts'
import { useToday } from '../../time/use-today.ts'
import type { OpenProcess } from '../processes.queries.ts'
import { addProcessMetric, removeProcessMetric } from './followed.mutations.ts'
import { followedByEveryone, measurableBy } from './followed.queries.ts'
import type { Parts } from './followed.rules.ts'
import {
  ADD_MEASURE,
  CHOOSE_METRIC,
  EACH_EIGHTY,
  FOLLOWED_BY_EVERYONE,
  FOLLOWED_LABELS,
  MEASURE_BY,
  MEASURE_REMOVED,
  measureBeginning,
  MEASURES,
  NOT_MEASURED,
  NOT_YET_BY_EVERYONE,
  outOfHundred,
  PART_LABELS,
  removeMeasureNamed,
  readOf,
  saidThisMonth,
  TRACK_READING,
  trackedAs,
} from './followed.text.ts'
import { trackReading } from './track-reading.mutations.ts'
import { MonthlyQuestion } from './MonthlyQuestion.tsx'

const AddMetricDialog = later(() => import('../../metrics/definition/AddMetricDialog.tsx'))

const PARTS = ['read', 'measured', 'followed', 'current'] as const satisfies (keyof Parts)[]

/** Beside a published process: how far it is followed by everyone, in four parts, and what measures it. */
export default function FollowedPanel({ open }: { open: OpenProcess }) {
  const today = useToday()
  const title = useId()
  const found = useLive(followedByEveryone, { processId: open.id, today })
  if (!found) return null
  const { parts, isFollowed, check, asks } = found
  const Icon = isFollowed ? CircleCheck : CircleDashed
  return (
    <section
      aria-labelledby={title}
      className="grid content-start gap-3 rounded-lg border border-line bg-page p-4 print:hidden"
    >
      <h2 id={title} className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={isFollowed ? 'size-4 text-good-ink' : 'size-4 text-soft'} />
        {isFollowed ? FOLLOWED_BY_EVERYONE : NOT_YET_BY_EVERYONE}
      </h2>
      <ul className="grid gap-2">
        {PARTS.map((part) => (
          <li key={part} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center gap-2">
            <span>{PART_LABELS[part]}</span>
            <Progress label={PART_LABELS[part]} value={Math.round(parts[part])} />
            <span data-numeric title={outOfHundred(Math.round(parts[part]))} className="text-right">
              {Math.round(parts[part])}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-[0.8125rem] text-soft">{EACH_EIGHTY}</p>
      {asks && <MonthlyQuestion processId={open.id} name={open.name} />}
      {check && (
        <p className="text-[0.8125rem] text-soft">{saidThisMonth(FOLLOWED_LABELS[check.followed])}</p>
      )}
      <Measures open={open} measures={found.measures} />
      <TrackedReading open={open} metric={found.readingMetric} />
    </section>
  )
}

type TrackedProps = { open: OpenProcess; metric: { id: string; name: string } | null }

/** How many have read it, as a metric of the team. */
function TrackedReading({ open: { id: processId, name, mayEdit }, metric }: TrackedProps) {
  const mutate = useMutate()
  const mayTrack = canEditMetrics(useActor()) && mayEdit
  if (metric)
    return (
      <Link
        to="/metrics"
        search={{ metric: metric.id }}
        className="text-[0.8125rem] break-words hover:underline"
      >
        {trackedAs(metric.name)}
      </Link>
    )
  return (
    mayTrack && (
      <Button
        size="sm"
        className="justify-self-start"
        icon={<ChartLine aria-hidden />}
        onClick={() => void mutate(trackReading, { processId, metricId: newId(), name: readOf(name) })}
      >
        {TRACK_READING}
      </Button>
    )
  )
}

type MeasuresProps = { open: OpenProcess; measures: readonly { id: string; name: string }[] }

function Measures({ open, measures }: MeasuresProps) {
  const { id: processId, mayEdit, process } = open
  const mutate = useMutate()
  const [adding, add] = useState(false)
  const others = useLive(measurableBy, { processId }) ?? []
  const link = (metricId: string) => mutate(addProcessMetric, { id: newId(), processId, metricId })
  function remove({ id: metricId, name }: { id: string; name: string }) {
    if (mutate(removeProcessMetric, { processId, metricId })) return
    toastUndo(MEASURE_REMOVED, name, () => link(metricId))
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-[0.8125rem] font-semibold">{MEASURES}</h3>
      {measures.length === 0 && <p className="text-[0.8125rem] text-soft">{NOT_MEASURED}</p>}
      <ul className="grid">
        {measures.map((measure) => (
          <li key={measure.id} className="flex min-h-control items-center gap-2">
            <Link
              to="/metrics"
              search={{ metric: measure.id }}
              className="min-w-0 flex-1 break-words hover:underline"
            >
              {measure.name}
            </Link>
            {mayEdit && (
              <LeavingIconButton
                label={removeMeasureNamed(measure.name)}
                icon={<X aria-hidden />}
                onClick={() => remove(measure)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <Button
            size="sm"
            className="justify-self-start"
            icon={<Plus aria-hidden />}
            onClick={() => add(true)}
          >
            {ADD_MEASURE}
          </Button>
          {others.length > 0 && (
            <Select
              label={MEASURE_BY}
              name="metricId"
              placeholder={CHOOSE_METRIC}
              value=""
              onChange={(metricId) => metricId && link(metricId)}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </>
      )}
      {adding && (
        <AddMetricDialog
          open
          onOpenChange={add}
          teamId={open.team.id}
          ownerId={process?.ownerId}
          name={measureBeginning(open.name)}
          onAdded={link}
        />
      )}
    </div>
  )
}
