import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../../time/time.text.ts'
import { weekOf } from '../analytics.text.ts'
import type { ChartOf } from '../charts/chart-kinds.rules.ts'

/** A week or quarter as people read it; weeks begin on Mondays here for everybody. */
export const whenText = (grain: ChartOf['grain'], time: Day, today: Day): string =>
  grain === 'quarter' ? quarterLabel(time) : weekOf(dayLabel(time, today))

/** The same under an axis and in a table. */
export const shortWhen = (grain: ChartOf['grain'], time: Day, today: Day): string =>
  grain === 'quarter' ? quarterLabel(time) : dayLabel(time, today)
