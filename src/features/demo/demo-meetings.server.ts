import { DEMO_PEOPLE, DEMO_TEAMS, type DemoTeam } from './demo-company.server.ts'

interface DemoMeeting {
  team: DemoTeam
  weeksAgo: number
  minutes: readonly number[]
  ratings: readonly number[]
}

/** How many weeks ago, how many minutes each section took, and how each member rated. */
const LATEST: readonly DemoMeeting[] = [
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

/** Of the year before: how the members of each team rated at its begin and at its end, and about how long they talked about issues. */
const BEFORE: Record<DemoTeam, { rated: readonly [number, number]; talked: number }> = {
  leadership: { rated: [6.9, 8.1], talked: 62 },
  sales: { rated: [7.1, 8.2], talked: 50 },
  operations: { rated: [6.7, 8], talked: 60 },
  finance: { rated: [7.3, 8.2], talked: 42 },
}

/** Of the meetings, the latest of which are written out. */
const YEAR = 52
/** How far single meetings and people are from the line between begin and end. */
const SWING = [0, 0.4, -0.5, 0.3, -0.2, 0.6, -0.4]
const TASTE = [0.3, -0.4, 0.1, 0.5, -0.3]
/** The week in which nobody is there. */
const CLOSED = 21

const at = (list: readonly number[], place: number): number => list[place % list.length]!

/** A team gets better at meeting over a year, with better and worse weeks. */
function meetingBefore(team: DemoTeam, weeksAgo: number, members: number): DemoMeeting {
  const { rated, talked } = BEFORE[team]
  const line = rated[1] - ((rated[1] - rated[0]) * weeksAgo) / YEAR
  const swing = at(SWING, weeksAgo + team.length)
  const issues = Math.round(talked - 8 * swing)
  return {
    team,
    weeksAgo,
    minutes: [4 + (weeksAgo % 3), 5, 5 + (weeksAgo % 2), 4, 5 + (weeksAgo % 4), issues, 5],
    ratings: Array.from({ length: members }, (_, place) =>
      Math.round(line + swing + at(TASTE, place + weeksAgo)),
    ),
  }
}

/** The ended weekly meetings of a year. Who only looks on rates nothing. */
export const DEMO_MEETINGS: readonly DemoMeeting[] = DEMO_TEAMS.flatMap(({ key, members }) => {
  const latest = LATEST.filter(({ team }) => team === key)
  const raters = members.filter(
    (member) => DEMO_PEOPLE.find((one) => one.key === member)!.level !== 'view-only',
  )
  const before = Array.from({ length: YEAR - latest.length }, (_, place) => latest.length + 1 + place)
  return [
    ...latest,
    ...before
      .filter((weeksAgo) => weeksAgo !== CLOSED)
      .map((weeksAgo) => meetingBefore(key, weeksAgo, raters.length)),
  ]
})
