import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address of the page says: the check-up to answer, or whose check-ups are shown and which of them. */
export type HealthSearch = { checkup?: string; of?: string; result?: string }

/** What the address names, and how to go elsewhere on the page. */
export function useHealthAddress(): [HealthSearch, go: (search: HealthSearch) => void] {
  const search = useSearch({ strict: false }) as HealthSearch
  const navigate = useNavigate()
  return [search, (to) => void navigate({ to: '.', search: to })]
}
