import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Day } from '../time/calendar.rules.ts'
import { ALL, choiceOf, keyOf, type QuarterChoice } from './quarters/quarters.rules.ts'
import { type GoalView, viewOf } from './views/views.rules.ts'

/** What the address of the goals says: `?view=board&quarter=2026-Q4`. */
interface GoalsSearch {
  view?: string
  quarter?: string
  /** The goal that is sought. */
  row?: string | undefined
}

interface GoalsAddress {
  view: GoalView
  choice: QuarterChoice
  show(view: GoalView): void
  choose(choice: QuarterChoice): void
}

/** View and quarter, kept in the address. What nobody chose isn't there, so that this quarter stays this quarter. A goal that is sought may be of any. */
export function useGoalsAddress(today: Day): GoalsAddress {
  const navigate = useNavigate()
  const search: GoalsSearch = useSearch({ strict: false })
  const go = (patch: GoalsSearch) =>
    void navigate({ to: '.', search: { ...search, ...patch, row: undefined }, replace: true })
  return {
    view: viewOf(search.view),
    choice: choiceOf(search.quarter ?? (search.row && ALL), today),
    show: (view) => go({ view }),
    choose: (choice) => go({ quarter: keyOf(choice) }),
  }
}
