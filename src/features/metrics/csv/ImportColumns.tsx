import { Select } from '../../../ui/Select.tsx'
import { type Columns, weekColumns } from './columns.rules.ts'
import { FIELDS, type ImportField } from './import-fields.rules.ts'
import type { DateOrder } from './csv-dates.rules.ts'
import { useReading } from './use-reading.ts'
import {
  COLUMNS_OF_FILE,
  DATES_ARE,
  DAY_FIRST,
  DECIMAL_COMMA,
  DECIMAL_POINT,
  FIELD_LABELS,
  MONTH_FIRST,
  NOT_IN_FILE,
  NUMBERS_ARE,
  weekColumnsFound,
} from './csv.text.ts'

type ImportColumnsProps = {
  titles: readonly string[]
  columns: Columns
  onChange: (columns: Columns) => void
}

/** Of a file with a column for each week, these are read from no column. */
const OF_ONE_WEEK: readonly ImportField[] = ['week', 'value', 'note']

/** Which column holds what, and how dates and numbers are written. */
export function ImportColumns({ titles, columns, onChange }: ImportColumnsProps) {
  const reading = useReading()
  const { fields, weeks, dates, hasDecimalComma } = columns
  const isWide = weeks.length > 0
  const shown = FIELDS.filter((field) => !isWide || !OF_ONE_WEEK.includes(field))
  const places = titles.map((title, place) => ({ value: String(place), label: title || `#${place + 1}` }))
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{COLUMNS_OF_FILE}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map((field) => (
          <Select
            key={field}
            label={FIELD_LABELS[field]}
            name={field}
            value={String(fields[field] ?? '')}
            onChange={(place) =>
              onChange({ ...columns, fields: { ...fields, [field]: place === '' ? null : Number(place) } })
            }
            options={[...(field === 'metric' ? [] : [{ value: '', label: NOT_IN_FILE }]), ...places]}
          />
        ))}
        <Select
          label={DATES_ARE}
          name="dates"
          value={dates}
          onChange={(order) => {
            const next = order as DateOrder
            onChange({ ...columns, dates: next, weeks: weekColumns(titles, next, reading) })
          }}
          options={[
            { value: 'month-first', label: MONTH_FIRST },
            { value: 'day-first', label: DAY_FIRST },
          ]}
        />
        <Select
          label={NUMBERS_ARE}
          name="numbers"
          value={hasDecimalComma ? 'comma' : 'point'}
          onChange={(mark) => onChange({ ...columns, hasDecimalComma: mark === 'comma' })}
          options={[
            { value: 'point', label: DECIMAL_POINT },
            { value: 'comma', label: DECIMAL_COMMA },
          ]}
        />
      </div>
      {isWide && <p className="text-[0.8125rem] text-soft">{weekColumnsFound(weeks.length)}</p>}
    </fieldset>
  )
}
