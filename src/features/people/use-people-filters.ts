import { useNavigate, useSearch } from '@tanstack/react-router'
import { filtersOf, type PeopleFilters, type PeopleSearch } from './people-filters.rules.ts'

/** The filters that the address holds, and how to change them. */
export function usePeopleFilters(): [PeopleFilters, (changed: PeopleSearch) => void] {
  const search = useSearch({ strict: false }) as PeopleSearch
  const navigate = useNavigate()
  function change(changed: PeopleSearch) {
    const { q, level, on, status } = { ...search, ...changed }
    const next = Object.entries({ q, level, on, status }).filter(([, value]) => value)
    void navigate({ to: '/people', search: Object.fromEntries(next), replace: true })
  }
  return [filtersOf(search), change]
}
