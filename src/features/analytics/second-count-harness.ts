import { isPresent } from '../meetings/attendance/presence.rules.ts'
import { averageRating } from '../meetings/ratings/ratings.rules.ts'
import { firstWeekOf } from '../metrics/values/absence.rules.ts'
import { metricWeek } from '../metrics/values/metric-week.rules.ts'
import {
  addDays,
  type Day,
  daysBetween,
  mondayOf,
  startOfQuarter,
  utcDayOf,
  weeksFrom,
} from '../time/calendar.rules.ts'
import type { Past } from './analytics-harness.ts'
import type { ChartKind } from './charts/chart-kinds.rules.ts'

interface Asked {
  from: Day
  to: Day
  today: Day
}

/** Figures by `{first day of the week or quarter, or all} {key}`. */
export type Counted = Map<string, number | null>

type Count = (past: Past, asked: Asked) => Counted

/** Puts items in their weeks or quarters, and all of them together, and counts each. */
function counted<Item>(
  items: readonly Item[],
  { from, to }: Asked,
  places: (item: Item) => { day: Day; at: Day },
  figures: (items: readonly Item[]) => Record<string, number | null>,
): Counted {
  const within = items.filter((item) => places(item).day >= from && places(item).day <= to)
  const groups = [...Map.groupBy(within, (item) => places(item).at), ['all', within] as const]
  return new Map(
    groups.flatMap(([at, group]) =>
      Object.entries(figures(group)).map(([key, value]) => [`${at} ${key}`, value] as const),
    ),
  )
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
const percent = (some: number, all: number): number | null => (all === 0 ? null : (100 * some) / all)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const mean = (numbers: readonly number[]) => (numbers.length === 0 ? null : sum(numbers) / numbers.length)
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return sorted.length === 0 ? null : (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

const goals: Count = (past, asked) => {
  const ofPart = (part: string, isCompanyGoal: boolean) =>
    counted(
      past.goals.filter((goal) => goal.isCompanyGoal === isCompanyGoal),
      asked,
      ({ targetDate }) => ({ day: addDays(targetDate, -14), at: startOfQuarter(addDays(targetDate, -14)) }),
      (some) => {
        const complete = some.filter(({ status }) => status === 'complete')
        const dropped = some.filter(
          ({ status, archivedAt, outcome }) =>
            status !== 'complete' && (archivedAt !== null || outcome === 'dropped'),
        )
        const known = complete.filter(({ completedAt }) => completedAt !== null)
        const onTime = known.filter(({ completedAt, targetDate }) => utcDayOf(completedAt!) <= targetDate)
        return {
          [`${part}-complete`]: percent(complete.length, some.length - dropped.length),
          [`${part}-on-time`]: percent(onTime.length, known.length),
          [`${part}-dropped`]: dropped.length,
        }
      },
    )
  return new Map([...ofPart('team', false), ...ofPart('company', true)])
}

const tasks: Count = (past, asked) =>
  counted(
    past.tasks.filter(
      ({ teamId, dueDate, doneAt, archivedAt }) =>
        teamId !== null &&
        (doneAt !== null ||
          (dueDate < asked.today && (archivedAt === null || utcDayOf(archivedAt) >= dueDate))),
    ),
    asked,
    ({ dueDate }) => ({ day: dueDate, at: mondayOf(dueDate) }),
    (some) => {
      const done = some.filter(({ doneAt }) => doneAt !== null)
      const onTime = done.filter(({ doneAt, dueDate }) => utcDayOf(doneAt!) <= dueDate)
      return {
        'on-time': percent(onTime.length, some.length),
        due: some.length,
        late: done.length - onTime.length,
        open: some.length - done.length,
      }
    },
  )

const issues: Count = (past, asked) => {
  const on = (moment: string) => ({ day: utcDayOf(moment), at: mondayOf(utcDayOf(moment)) })
  const opened = counted(
    past.issues,
    asked,
    ({ createdAt }) => on(createdAt),
    (some) => ({ opened: some.length }),
  )
  const solved = counted(
    past.issues.filter(({ resolvedAt }) => resolvedAt !== null),
    asked,
    ({ resolvedAt }) => on(resolvedAt!),
    (some) => ({
      solved: some.length,
      'days-to-solve': median(
        some.map(({ createdAt, resolvedAt }) => daysBetween(utcDayOf(createdAt), utcDayOf(resolvedAt!))),
      ),
    }),
  )
  const dropped = counted(
    past.issues.filter(({ resolvedAt, archivedAt }) => resolvedAt === null && archivedAt !== null),
    asked,
    ({ archivedAt }) => on(archivedAt!),
    (some) => ({ dropped: some.length }),
  )
  const last = earlier(asked.to, asked.today)
  const open = weeksFrom(mondayOf(asked.from), mondayOf(last)).flatMap((week) => {
    const end = earlier(addDays(week, 6), last)
    const some = past.issues.filter(({ createdAt, resolvedAt, archivedAt }) => {
      const finished = resolvedAt ?? archivedAt
      return utcDayOf(createdAt) <= end && (finished === null || utcDayOf(finished) > end)
    })
    if (some.length === 0) return []
    return [
      [`${week} open`, some.length] as const,
      [`${week} age`, median(some.map(({ createdAt }) => daysBetween(utcDayOf(createdAt), end)))] as const,
    ]
  })
  return new Map([...opened, ...solved, ...dropped, ...open])
}

/** The figures of meetings, each from what `read` finds in it. */
const meetings =
  <Read>(
    read: (held: Past['held'][number]) => Read,
    figures: (some: readonly Read[]) => Record<string, number | null>,
  ): Count =>
  (past, asked) =>
    counted(
      past.held.filter(({ meeting }) => meeting.deletedAt === null),
      asked,
      ({ meeting }) => ({
        day: utcDayOf(meeting.startedAt),
        at: mondayOf(utcDayOf(meeting.startedAt)),
      }),
      (some) => figures(some.map(read)),
    )

const rating = meetings(
  ({ meeting, participants, result: { attendees, meetingRatings } }) => ({
    average: averageRating(
      participants.filter((one) => isPresent(meeting, one)).map(({ personId }) => meetingRatings[personId]),
    ),
    attendees: attendees.length,
    raters: attendees.filter((id) => meetingRatings[id] !== undefined).length,
  }),
  (some) => ({
    rating: mean(some.flatMap(({ average }) => average ?? [])),
    raters: percent(sum(some.map(({ raters }) => raters)), sum(some.map(({ attendees }) => attendees))),
  }),
)

const punctuality = meetings(
  ({ meeting, result: { sectionDurations } }) => {
    const timed = sectionDurations.filter(({ minutes }) => minutes > 0)
    const counted = sum(sectionDurations.map(({ seconds }) => seconds))
    const planned = 60 * sum(timed.map(({ minutes }) => minutes))
    return {
      counted,
      planned,
      isOnTime: counted - planned <= 300,
      startedOnTime:
        meeting.plannedAt === null
          ? null
          : Date.parse(meeting.startedAt) - Date.parse(meeting.plannedAt) < 60_000,
    }
  },
  (some) => {
    const foreseen = some.filter(({ startedOnTime }) => startedOnTime !== null)
    return {
      'time-used': percent(sum(some.map(({ counted }) => counted)), sum(some.map(({ planned }) => planned))),
      'ended-on-time': percent(some.filter(({ isOnTime }) => isOnTime).length, some.length),
      'started-on-time': percent(
        foreseen.filter(({ startedOnTime }) => startedOnTime).length,
        foreseen.length,
      ),
    }
  },
)

const participation = meetings(
  ({ result: { attendees, memberIds } }) => ({
    attendees: attendees.length,
    members: memberIds?.length ?? 0,
    came: memberIds?.filter((id) => attendees.includes(id)).length ?? 0,
  }),
  (some) => ({
    attendance: percent(sum(some.map(({ came }) => came)), sum(some.map(({ members }) => members))),
    voting: percent(0, sum(some.map(({ attendees }) => attendees))),
    headlines: 0,
    issues: 0,
  }),
)

const metrics: Count = (past, asked) => {
  const last = earlier(mondayOf(asked.to), addDays(mondayOf(asked.today), -7))
  const said = past.measured
    .filter(({ metric }) => metric.deletedAt === null)
    .flatMap(({ metric, definitions, values }) => {
      const row = {
        metric,
        definitions,
        values: Object.fromEntries(values.map((one) => [one.week, one])),
        inputs: null,
      }
      const first = values.filter(({ value }) => value !== null).map(({ week }) => week)
      const begun = first.reduce(earlier, firstWeekOf(metric))
      return weeksFrom(begun > asked.from ? begun : mondayOf(asked.from), last).map((week) => ({
        week,
        status: metricWeek(row, week).status,
      }))
    })
  return counted(
    said,
    asked,
    ({ week }) => ({ day: week, at: week }),
    (some) => {
      const of = (status: string) => some.filter((one) => one.status === status).length
      return {
        health: percent(of('met'), of('met') + of('missed')),
        missed: of('missed'),
        'no-value': of('no-value'),
        'no-target': of('no-target'),
      }
    },
  )
}

/** Each chart counted once more, by the rules that the screens have, without the database. */
export const SECOND_COUNT: Record<Exclude<ChartKind, 'adoption'>, Count> = {
  goals,
  tasks,
  issues,
  rating,
  punctuality,
  metrics,
  participation,
}
