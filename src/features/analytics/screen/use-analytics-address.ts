import { useNavigate, useSearch } from '@tanstack/react-router'
import { type AnalyticsSearch, type Filters, filtersOf, searchOf } from './filters.rules.ts'

/** The filters, kept in the address, so that it can be passed on and printed. */
export function useAnalyticsAddress(): [Filters, (patch: Partial<Filters>) => void] {
  const search = useSearch({ strict: false }) as AnalyticsSearch
  const navigate = useNavigate()
  const filters = filtersOf(search)
  return [
    filters,
    (patch) => void navigate({ to: '.', search: searchOf({ ...filters, ...patch }), replace: true }),
  ]
}
