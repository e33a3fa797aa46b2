import { displayName } from '../../people/people.rules.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { moreHolders, OPEN_SEAT, openSince } from '../chart.text.ts'

/** Who holds a seat, in one line: the first, and how many besides; or that it is open. */
export function holderLine({ holders, former }: HeldSeat): string {
  const [first, ...others] = holders
  if (first) return [displayName(first), ...(others.length > 0 ? [moreHolders(others.length)] : [])].join(' ')
  return former[0] ? openSince(displayName(former[0])) : OPEN_SEAT
}

/** All who hold a seat, for the search. */
export const holderNames = ({ holders }: HeldSeat): string => holders.map(displayName).join('\n')
