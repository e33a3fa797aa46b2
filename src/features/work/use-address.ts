import { useSearch } from '@tanstack/react-router'

/** What an address says of the page that it leads to. */
export interface Address {
  /** The team that the page shows first. */
  team?: string
  tab?: string
  /** The row that is sought on it. */
  row?: string
  /** What kind of row it is, if it may be one that this device does not hold. */
  of?: string
  /** The Monday of the week of that row whose discussion is sought. */
  week?: string
}

/** The page starts with it. It is shown anew for every row that is sought, so this can be the initial state. */
export const useAddress = (): Address => useSearch({ strict: false }) as Address
