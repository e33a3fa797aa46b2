import { Select } from '../../../ui/Select.tsx'
import { type Day, quarterFrom } from '../../time/calendar.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { Goal } from '../goals.table.ts'
import { ALL, choiceOf, keyOf, type QuarterChoice, quartersToChoose } from './quarters.rules.ts'
import { ALL_QUARTERS, lastQuarter, nextQuarter, QUARTER, thisQuarter } from './quarters.text.ts'

type QuarterSelectProps = {
  choice: QuarterChoice
  onChoose: (choice: QuarterChoice) => void
  /** Their quarters can be chosen besides the usual ones. */
  goals: readonly Goal[]
  today: Day
}

export function QuarterSelect({ choice, onChoose, goals, today }: QuarterSelectProps) {
  const near = new Map([
    [quarterFrom(today, 1), nextQuarter],
    [quarterFrom(today, 0), thisQuarter],
    [quarterFrom(today, -1), lastQuarter],
  ])
  const present = choice === ALL ? [] : [{ targetDate: choice }]
  const quarters = quartersToChoose([...goals, ...present], today)
  return (
    <Select
      label={QUARTER}
      name="quarter"
      hideLabel
      className="md:w-52 max-md:w-full"
      value={keyOf(choice)}
      onChange={(key) => onChoose(choiceOf(key, today))}
      options={[
        ...quarters.map((quarter) => ({
          value: keyOf(quarter),
          label: (near.get(quarter) ?? quarterLabel)(quarter),
        })),
        { value: ALL, label: ALL_QUARTERS },
      ]}
    />
  )
}
