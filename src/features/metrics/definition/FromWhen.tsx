import { type ReactNode, useState } from 'react'
import { formReader } from '../../../ui/form-reader.ts'
import type { Definition } from '../metrics.table.ts'
import { differenceOf } from './definitions.rules.ts'
import {
  ALSO_THE_PAST,
  ALSO_THE_PAST_EXPLAINED,
  FROM_THIS_WEEK,
  FROM_THIS_WEEK_EXPLAINED,
  FROM_WHEN,
  UNIT_CONVERTS_NOTHING,
} from './definitions.text.ts'
import { readMetricFields } from './MetricFields.tsx'

/** Asks from when on the fields in it hold, once they define the metric differently. */
export function FromWhen({ metric, children }: { metric: Definition; children: ReactNode }) {
  const [change, setChange] = useState<Partial<Definition>>({})

  function look(inside: Element): void {
    const form = inside.closest('form')
    if (!form) return
    const entered = readMetricFields(formReader(new FormData(form)))
    setChange(differenceOf(metric, entered as Partial<Definition>))
  }

  return (
    <div className="grid gap-4" onInput={({ currentTarget }) => look(currentTarget)}>
      {children}
      {Object.keys(change).length > 0 && (
        <fieldset className="rounded-md bg-sunken px-3 py-2">
          <legend className="sr-only">{FROM_WHEN}</legend>
          <p aria-hidden className="font-medium">
            {FROM_WHEN}
          </p>
          <Answer
            value="this-week"
            label={FROM_THIS_WEEK}
            explained={FROM_THIS_WEEK_EXPLAINED}
            defaultChecked
          />
          <Answer value="past" label={ALSO_THE_PAST} explained={ALSO_THE_PAST_EXPLAINED} />
          {change.unit !== undefined && (
            <p className="pt-1 text-[0.8125rem] text-soft">{UNIT_CONVERTS_NOTHING}</p>
          )}
        </fieldset>
      )}
    </div>
  )
}

type AnswerProps = {
  value: 'this-week' | 'past'
  label: string
  explained: string
  defaultChecked?: boolean
}

const Answer = ({ label, explained, ...radio }: AnswerProps) => (
  <label className="flex min-h-control items-start gap-2.5 py-1.5">
    <input type="radio" name="from" className="mt-0.5 size-4 shrink-0 accent-accent" {...radio} />
    <span>
      {label}
      <span className="block text-[0.8125rem] text-soft">{explained}</span>
    </span>
  </label>
)
