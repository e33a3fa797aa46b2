import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import type { Issue } from '../issues.table.ts'
import { wantedDirection } from './promise.rules.ts'
import { type Promisable, promisableMetrics } from './promisable.queries.ts'
import {
  DIRECTION,
  DIRECTION_LABELS,
  METRIC,
  NEEDS_8_WEEKS,
  NO_METRIC,
  NO_METRICS,
  SELECT_METRIC,
} from './promises.text.ts'

type PromiseFieldsProps = {
  issue: Pick<Issue, 'teamId' | 'sourceId'>
  /** The Monday of the week in which it is solved. */
  fromWeek: Day
  /** Whether to name none is an answer, too. */
  isOptional?: boolean
  /** Of the metric, where nothing above asks for it. */
  label?: string | undefined
}

/** Which metric a solution should move, `metricId`, and where to, `direction`. For people who may see the team’s metrics. */
export function PromiseFields({ issue, fromWeek, isOptional = false, label = METRIC }: PromiseFieldsProps) {
  const choices = useLive(promisableMetrics, { teamId: issue.teamId, fromWeek })
  const [chosen, choose] = useState<string>()
  const proposed = choices?.find(({ metric, isKnown }) => isKnown && metric.id === issue.sourceId)?.metric.id
  const metricId = chosen ?? proposed ?? ''
  const metric = choices?.find((choice) => choice.metric.id === metricId)?.metric
  if (choices?.length === 0) return <p className="text-soft">{NO_METRICS}</p>
  const wanted = metric && wantedDirection(metric.targetLogic)
  return (
    <>
      <Select
        label={label}
        name="metricId"
        placeholder={isOptional ? NO_METRIC : SELECT_METRIC}
        value={metricId}
        onChange={choose}
        options={(choices ?? []).map(optionOf)}
      />
      {(metric || !isOptional) && (
        <Select
          key={metricId}
          label={DIRECTION}
          name="direction"
          defaultValue={wanted ?? 'up'}
          options={(['up', 'down'] as const).map((value) => ({ value, label: DIRECTION_LABELS[value] }))}
        />
      )}
    </>
  )
}

const optionOf = ({ metric, isKnown }: Promisable) => ({
  value: metric.id,
  label: metric.name,
  ...(!isKnown && { detail: NEEDS_8_WEEKS, disabled: true }),
})
