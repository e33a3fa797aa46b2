import { newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { charactersOf, MOST_CHARACTERS, MOST_PROCESSES } from '../src/features/processes/processes.rules.ts'
import { processes, processPublished, processSteps } from '../src/features/processes/processes.table.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'
import { timeOfLoad } from './time-of-load.ts'

const STEPS = 12
const ROUNDS = 20

/** As many processes as a company may have, each as long as it may be, written and published: sent to a browser, and loaded by a node. */
export const processTexts: Bar = {
  name: 'processes',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: 20, issues: 0, tasks: 0 })
      for (let at = 0; at < MOST_PROCESSES; at++) await fill(stage, company, at)
      const times: number[] = []
      let characters = 0
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now()
        characters = await bootstrap(stage, company)
        times.push(performance.now() - started)
      }
      if (characters < 2 * MOST_PROCESSES * MOST_CHARACTERS * 0.9)
        throw new Error(`The bootstrap has only ${characters} characters.`)
      const what = `${MOST_PROCESSES} processes of ${MOST_CHARACTERS.toLocaleString('en')} characters`
      return [
        {
          what: `${what}, their size`,
          measured: `${(characters / 1e6).toFixed(1)} MB`,
          bar: '',
          reached: null,
        },
        atMost(`bootstrap of ${what}, p50`, percentile(sorted(times), 0.5), 300),
        atMost(`loading the replica of ${what}`, await timeOfLoad(stage, company.id), 300),
      ]
    } finally {
      await stage.stop()
    }
  },
}

async function fill(
  { services: { node } }: Stage,
  { id: companyId, teamId, people }: BenchCompany,
  at: number,
) {
  const [id, now] = [newId(), new Date().toISOString()]
  const ownerId = people[at % people.length]!.id
  const made = { createdBy: ownerId, createdAt: now }
  const summary = 'How it is done.'
  const steps = Array.from({ length: STEPS }, (_, step) => ({
    id: newId(),
    title: `Step ${step + 1}`,
    body: textOf(at * STEPS + step),
    seatId: null,
  }))
  if (charactersOf({ summary, steps }) > MOST_CHARACTERS) throw new Error('A process is too long.')
  const said = {
    id,
    teamId,
    name: `Process ${at}`,
    summary,
    ownerId,
    audience: 'company',
    version: 1,
  } as const
  const rows = [
    newRow(processes, {
      ...said,
      reviewEvery: 12,
      reviewDueOn: null,
      readingMetricId: null,
      displayOrder: at,
      ...made,
      updatedAt: now,
      archivedAt: null,
    }),
    ...steps.map((step, place) =>
      newRow(processSteps, {
        ...step,
        processId: id,
        teamId,
        displayOrder: place,
        version: 1,
        updatedBy: ownerId,
        updatedAt: now,
        ...made,
      }),
    ),
    newRow(processPublished, {
      ...said,
      changeNote: '',
      steps,
      publishedBy: ownerId,
      publishedAt: now,
      confirmFrom: 1,
      askedAt: now,
      archivedAt: null,
    }),
  ]
  await node.run(companyId, null, insertRows(rows), {})
}

/** Text that does not repeat itself, so that it is as hard to send as what people write. */
function textOf(seed: number): string {
  const words = [
    '- the **crew**',
    'checks',
    'each line',
    'twice,',
    'writes down',
    'who',
    'and when,',
    'then\n',
  ]
  let [text, dice] = ['', seed + 1]
  const most = Math.floor(MOST_CHARACTERS / STEPS) - 40
  while (text.length < most) {
    dice = (dice * 48_271) % 2_147_483_647
    text += `${words[dice % words.length]} ${dice % 1_000} `
  }
  return text.slice(0, most).trim()
}

async function bootstrap({ url }: Stage, { id, people }: BenchCompany): Promise<number> {
  const answer = await fetch(`${url}/api/sync/${id}/bootstrap`, { headers: { cookie: people[0]!.cookie } })
  return (await answer.text()).length
}
