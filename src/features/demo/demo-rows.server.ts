import { newId } from '../../sync/id.ts'
import { type CompanyPlan, companyRows, type NewRow } from '../people/company-rows.rules.ts'
import { chartRows } from './demo-chart-rows.server.ts'
import { daysBefore } from './days-before.server.ts'
import {
  DEMO_COMPANY,
  DEMO_PEOPLE,
  DEMO_TEAMS,
  type DemoIds,
  type DemoTeam,
  emailOf,
} from './demo-company.server.ts'
import { checkupRows } from './demo-checkup-rows.server.ts'
import { conversationRows } from './demo-conversation-rows.server.ts'
import { doneTaskRows } from './demo-done-tasks.server.ts'
import { discussionRows } from './demo-discussion-rows.server.ts'
import { fitRows } from './demo-fit-rows.server.ts'
import { goalRows } from './demo-goal-rows.server.ts'
import { madeRows } from './demo-made-rows.server.ts'
import { meetingRows } from './demo-meeting-rows.server.ts'
import { notificationRows } from './demo-notification-rows.server.ts'
import { planRows } from './demo-plan-rows.server.ts'
import { promiseRows } from './demo-promise-rows.server.ts'
import { scheduleRows } from './demo-schedule-rows.server.ts'
import { metricRows } from './demo-metric-rows.server.ts'
import { type Seat, seats } from '../org-chart/org-chart.table.ts'
import { processRows } from './demo-process-rows.server.ts'
import { toolRows } from './demo-tool-rows.server.ts'
import { headlineRows, issueRows, taskRows } from './demo-work-rows.server.ts'

/** How old the demo company is, in days. */
const AGE = 400
/** Of so many quarters before this one it shows its goals. */
const QUARTERS = 3

/** Teams that have a plan of their own beside the company's. */
const PLANNING: readonly DemoTeam[] = ['sales', 'operations']

/** Everything the demo company holds, dated back from `now`. */
export function demoRows(ids: DemoIds, now: string): NewRow[] {
  const founded = daysBefore(now, AGE)
  const work = taskRows(ids, now)
  const chart = chartRows(ids, founded, now)
  const plans = planRows(ids, now)
  const checkedUp = checkupRows(ids, now)
  const talkedAbout = [...issueRows(ids, now), ...headlineRows(ids, now)]
  return [
    ...companyRows(planOf(ids), founded),
    ...metricRows(ids, founded, now),
    ...chart,
    ...goalRows(ids, now, QUARTERS),
    ...plans,
    ...talkedAbout,
    ...promiseRows(ids, now),
    ...work,
    ...notificationRows(ids, now, work),
    ...doneTaskRows(ids, now),
    ...meetingRows(ids, now),
    ...scheduleRows(ids, now),
    ...discussionRows(ids, now, talkedAbout),
    ...toolRows(ids, now),
    ...checkedUp,
    ...processRows(ids, now, seatIdsIn(chart)),
    ...fitRows(ids, now, [...chart, ...plans]),
    ...conversationRows(ids, now, [...chart, ...plans]),
    ...madeRows(ids, [...plans, ...talkedAbout, ...checkedUp]),
  ]
}

/** The seats of the chart by their names. */
const seatIdsIn = (rows: readonly NewRow[]): Map<string, string> =>
  new Map(rows.flatMap(({ table, row }) => (table.name === seats.name ? [[(row as Seat).name, row.id]] : [])))

const planOf = (ids: DemoIds): CompanyPlan => ({
  company: { id: ids.companyId, ...DEMO_COMPANY, labs: ['process', 'analytics'] },
  people: DEMO_PEOPLE.map(({ key, fullName, level }) => ({
    id: ids.people[key]!,
    email: emailOf(key),
    fullName,
    level,
  })),
  teams: DEMO_TEAMS.map(({ key, name, isLeadership, members }) => ({
    id: ids.teams[key],
    name,
    isLeadership,
    hasStrategicPlan: PLANNING.includes(key),
    createdBy: ids.people[members[0]]!,
    members: members.map((member, place) => ({
      id: newId(),
      personId: ids.people[member]!,
      role: place === 0 ? 'manager' : 'member',
    })),
  })),
})
