import type { Day } from '../../time/calendar.rules.ts'
import { ALL, daysLeft, type QuarterChoice } from './quarters.rules.ts'
import { daysToEnd } from './quarters.text.ts'

/** How many days the chosen quarter goes on. */
export const DaysLeft = ({ choice, today }: { choice: QuarterChoice; today: Day }) =>
  choice === ALL ? null : (
    <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
      {daysToEnd(daysLeft(choice, today), choice)}
    </span>
  )
