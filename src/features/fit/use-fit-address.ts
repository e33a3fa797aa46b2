import { useNavigate, useSearch } from '@tanstack/react-router'
import { choiceOf, keyOf } from '../goals/quarters/quarters.rules.ts'
import { type Day, startOfQuarter } from '../time/calendar.rules.ts'
import { quartersShown } from './fit.rules.ts'
import { type Sorting, SORTINGS } from './fit-grid.rules.ts'

export interface FitAddress {
  quarter: Day
  teamId: string | null
  sorting: Sorting
  /** Whose panel is open at first. */
  openId: string | null
  change(changed: { quarter?: Day; teamId?: string; sorting?: Sorting }): void
}

/** Which quarter and team are shown in which order, as the address says. */
export function useFitAddress(today: Day): FitAddress {
  const search = useSearch({ strict: false }) as {
    quarter?: string
    on?: string
    sort?: string
    rated?: string
  }
  const navigate = useNavigate()
  const asked = choiceOf(search.quarter, today)
  const quarter = quartersShown(today).includes(asked) ? asked : startOfQuarter(today)
  const teamId = search.on || null
  const sorting = SORTINGS.find((one) => one === search.sort) ?? 'name'
  return {
    quarter,
    teamId,
    sorting,
    openId: search.rated ?? null,
    change(changed) {
      const next = { quarter, teamId: teamId ?? '', sorting, ...changed }
      void navigate({
        to: '/people',
        replace: true,
        search: {
          tab: 'fit',
          ...(next.quarter !== startOfQuarter(today) && { quarter: keyOf(next.quarter) }),
          ...(next.teamId !== '' && { on: next.teamId }),
          ...(next.sorting !== 'name' && { sort: next.sorting }),
        },
      })
    },
  }
}
