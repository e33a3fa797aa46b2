import type { Page } from '@playwright/test'
import { companyRows, type NewRow, newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { setPermission } from '../src/features/people/people.mutations.ts'
import { NO_REPEAT } from '../src/features/tasks/repeat/repeat-fields.rules.ts'
import { NOTHING_YET } from '../src/features/tasks/tasks.rules.ts'
import { tasks } from '../src/features/tasks/tasks.table.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, milliseconds, percentile, sorted, times } from './bar.ts'
import { openPage } from './browser.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const TEAMS = 250
const PEOPLE = 2_000
const TASKS_PER_TEAM = 40
const CHUNK = 500
const VISITS = 9

/** The first screen of a director in a large company: what travels, and until the numbers stand there. */
export const director: Bar = {
  name: 'director',
  async run() {
    const stage = await openStage()
    const size = { people: 1, issues: 0, tasks: TASKS_PER_TEAM }
    const [company, yardstick] = [await stage.makeCompany(size), await stage.makeCompany(size)]
    await grow(stage, company)
    for (const { id, people } of [company, yardstick]) await promote(stage, id, people[0]!.id)
    const large = await openPage(stage.url, company.people[0]!)
    const small = await openPage(stage.url, yardstick.people[0]!)
    try {
      const answer = await fetch(`${stage.url}/api/sync/${company.id}/bootstrap`, {
        headers: { cookie: company.people[0]!.cookie },
      })
      const rows = (await answer.text()).split('\n').length - 1
      const [took, tookYardstick] = await firstScreens([large.page, small.page], stage.url)
      return [
        atMost('rows of a director of 250 teams and 2,000 people', rows, 2_500, String),
        {
          what: 'yardstick: the first screen of a director of one team, p50',
          measured: milliseconds(tookYardstick!),
          bar: '',
          reached: null,
        },
        atMost('their first screen, p50', took!, 1_000),
        {
          what: 'the same against the yardstick',
          measured: times(took! / tookYardstick!),
          bar: '',
          reached: null,
        },
      ]
    } finally {
      await large.close()
      await small.close()
      await stage.stop()
    }
  },
}

/** How long each page's first screen takes with an empty store, in milliseconds: the medians of visits in turns. */
async function firstScreens(pages: readonly Page[], url: string): Promise<number[]> {
  const all = pages.map((page) => ({ page, took: [] as number[] }))
  for (const { page } of all) {
    // The service worker has the files from then on, as for whoever comes back.
    await openDashboard(page, url)
    await page.evaluate(() => navigator.serviceWorker.ready)
  }
  for (let visit = 0; visit < VISITS; visit++) {
    for (const { page, took } of all) {
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
      const started = performance.now()
      await openDashboard(page, url)
      took.push(performance.now() - started)
    }
  }
  return all.map(({ took }) => percentile(sorted(took), 0.5))
}

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`)
  await page.getByText('Open issues').waitFor()
}

const promote = ({ services: { node } }: Stage, companyId: string, personId: string): Promise<void> =>
  node.run(companyId, null, setPermission, { auditId: newId(), personId, level: 'director' })

async function grow({ services: { node } }: Stage, { id, people }: BenchCompany): Promise<void> {
  const now = new Date().toISOString()
  const directorId = people[0]!.id
  const personIds = Array.from({ length: PEOPLE - 1 }, () => newId())
  const teamIds = Array.from({ length: TEAMS - 1 }, () => newId())
  const [, ...rows] = companyRows(
    {
      company: { id, name: 'Bench', slug: id },
      people: personIds.map((personId) => ({
        id: personId,
        email: `${personId}@bench.example`,
        fullName: 'Bench Person',
        level: 'member',
      })),
      teams: teamIds.map((teamId, index) => ({
        id: teamId,
        name: `Team ${index}`,
        createdBy: directorId,
        members: personIds
          .filter((_, place) => place % teamIds.length === index)
          .map((personId) => ({ id: newId(), personId })),
      })),
    },
    now,
  )
  const work = teamIds.flatMap((teamId) =>
    Array.from({ length: TASKS_PER_TEAM }, () => taskRow(teamId, directorId, now)),
  )
  const all = [...rows, ...work]
  for (let start = 0; start < all.length; start += CHUNK)
    await node.run(id, null, insertRows(all.slice(start, start + CHUNK)), {})
}

const taskRow = (teamId: string, createdBy: string, now: string): NewRow =>
  newRow(tasks, {
    id: newId(),
    title: 'Call the three largest customers',
    description: null,
    taskType: 'team',
    teamId,
    status: 'todo',
    dueDate: now.slice(0, 10),
    sourceIssueId: null,
    sourceGoalId: null,
    sourceMilestoneId: null,
    meetingId: null,
    createdBy,
    createdAt: now,
    updatedAt: now,
    doneAt: null,
    ...NO_REPEAT,
    ...NOTHING_YET,
  })
