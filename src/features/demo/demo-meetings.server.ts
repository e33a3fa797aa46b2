import type { DemoTeam } from './demo-company.server.ts'

/** Ended weekly meetings: how many weeks ago, how many minutes each section took, and how each member rated them. */
export const DEMO_MEETINGS: readonly {
  team: DemoTeam
  weeksAgo: number
  minutes: readonly number[]
  ratings: readonly number[]
}[] = [
  { team: 'leadership', weeksAgo: 4, minutes: [6, 7, 5, 4, 8, 63, 6], ratings: [8, 7, 8, 9, 8] },
  { team: 'leadership', weeksAgo: 3, minutes: [5, 5, 6, 5, 6, 58, 5], ratings: [9, 8, 8, 9, 8] },
  { team: 'leadership', weeksAgo: 2, minutes: [4, 6, 9, 5, 5, 66, 4], ratings: [7, 7, 8, 8, 7] },
  { team: 'leadership', weeksAgo: 1, minutes: [5, 5, 5, 4, 5, 57, 6], ratings: [9, 9, 8, 10, 9] },
  { team: 'sales', weeksAgo: 2, minutes: [5, 4, 4, 6, 5, 49, 5], ratings: [8, 8, 9] },
  { team: 'sales', weeksAgo: 1, minutes: [6, 5, 5, 5, 7, 55, 5], ratings: [9, 8, 8] },
  { team: 'operations', weeksAgo: 2, minutes: [5, 6, 5, 3, 6, 61, 4], ratings: [8, 9, 7, 8] },
  { team: 'operations', weeksAgo: 1, minutes: [4, 5, 5, 5, 5, 52, 5], ratings: [9, 9, 8, 9] },
  { team: 'finance', weeksAgo: 1, minutes: [4, 4, 5, 4, 5, 38, 5], ratings: [8, 9] },
]
