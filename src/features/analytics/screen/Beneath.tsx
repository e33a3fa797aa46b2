import type { Day } from '../../time/calendar.rules.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'
import type { AnalyticsSearch } from './filters.rules.ts'
import { MetricWeeksGrid } from './MetricWeeksGrid.tsx'
import { OldestIssues } from './OldestIssues.tsx'
import type { Opened } from './opened.ts'
import { SectionTimes } from './SectionTimes.tsx'

type BeneathProps = {
  chart: ChartKind
  answer: ChartAnswer
  times: readonly Day[]
  search: AnalyticsSearch
  onOpen: (opened: Opened) => void
}

/** What some charts say besides. */
export function Beneath({ chart, answer, times, search, onOpen }: BeneathProps) {
  if (chart === 'issues') return <OldestIssues at={times.at(-1) ?? null} search={search} />
  if (chart === 'punctuality') return <SectionTimes sums={answer.sums} onOpen={onOpen} />
  if (chart === 'metrics' && answer.grid) return <MetricWeeksGrid grid={answer.grid} today={answer.today} />
  return null
}
