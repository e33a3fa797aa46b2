import { setTimeout } from 'node:timers/promises'
import { queue } from '../src/features/integrations/deliveries/fan-out.server.ts'
import { makeHook } from '../src/features/integrations/webhooks/hooks.server.ts'
import { app } from '../src/features/registry.ts'
import { makeDue } from '../src/server/outgoing/due.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, milliseconds, percentile, perSecond, plain, sorted, times } from './bar.ts'
import type { Sender } from './load/plan.ts'
import { startTalking, type Talking } from './load/run.ts'
import type { SteadyPlan } from './load/steady.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'
import { tickersOf } from './tickers.ts'

const COMPANIES = 4
const HOOKS_EACH = 5
const DELIVERIES = 20_000
const DELAY_MS = 100
const PER_SECOND = 100
/** Of a shorter turn, the slowest hundredth is a matter of chance. */
const SECONDS = 12
/** Until every node has looked at what is due. */
const FOUND_MS = 1_200
const PEOPLE = 8
/** On a machine that is too busy to deliver all of them in this time. */
const MOST_TURNS = 30

/**
 * Mutations at the pace of ten thousand people, in turns beside deliveries to a receiver that takes its time, until that has taken twenty
 * thousand of them, and without any. What is delivered waits for this; following the events of these mutations goes with it.
 */
export const webhooks: Bar = {
  name: 'webhooks',
  async run() {
    const stage = await openStage({ OUTGOING_PRIVATE: '127.0.0.1' })
    const receiver = await startTalking('slow-receiver.ts')
    const load = await startTalking('steady.ts')
    try {
      const address = (await receiver.ask({ delay: DELAY_MS })) as string
      const makeCompanies = () =>
        Promise.all(
          Array.from({ length: COMPANIES }, () =>
            stage.makeCompany({ people: PEOPLE, issues: 0, tasks: PEOPLE }),
          ),
        )
      const [told, untold] = [await makeCompanies(), await makeCompanies()]
      for (const company of told) await addHooks(stage, company, address)
      const send = sending(stage, load)
      // Webhooks of headlines are not told of tasks, though these are looked at.
      const senders = { told: told.flatMap(tickersOf), untold: untold.flatMap(tickersOf) }
      for (const each of [senders.untold, senders.told]) await send(each)
      const turns: Turn[] = []
      let [delivered, seconds] = [0, 0]
      while (delivered < DELIVERIES && turns.length < MOST_TURNS) {
        await pause(stage, told)
        const alone = sorted(await send(senders.untold))
        const started = performance.now()
        await resume(stage, told)
        turns.push({ alone, beside: sorted(await send(senders.told)) })
        seconds += (performance.now() - started) / 1_000
        delivered = (await receiver.ask({})) as number
      }
      return measuresOf(turns, delivered, delivered / seconds)
    } finally {
      receiver.stop()
      load.stop()
      await stage.stop()
    }
  },
}

/** How long mutations took, sorted: one time without deliveries, and right after that beside them. */
interface Turn {
  alone: number[]
  beside: number[]
}

/** Of all turns together, since these alternate: a machine that is busy with something else for a while spoils both alike. */
function measuresOf(turns: readonly Turn[], delivered: number, pace: number) {
  const told = (what: string, measured: string) => ({ what, measured, bar: '', reached: null })
  const [alone, beside] = [
    sorted(turns.flatMap((turn) => turn.alone)),
    sorted(turns.flatMap((turn) => turn.beside)),
  ]
  const ratio = (share: number) => percentile(beside, share) / percentile(alone, share)
  const ofTurn = ({ alone, beside }: Turn) => percentile(beside, 0.99) / percentile(alone, 0.99)
  return [
    told(`deliveries to a receiver that takes ${DELAY_MS} ms`, `${plain(delivered)}, ${perSecond(pace)}`),
    told(`mutations without deliveries, ${PER_SECOND}/s, p99`, milliseconds(percentile(alone, 0.99))),
    told('mutations beside deliveries, p99', milliseconds(percentile(beside, 0.99))),
    told('mutations beside deliveries against those without, p50', times(ratio(0.5))),
    told(`the same, p99, middle of ${turns.length} turns`, times(percentile(sorted(turns.map(ofTurn)), 0.5))),
    atMost('the same, p99, of all turns together', ratio(0.99), 1.1, times),
  ]
}

const sending =
  ({ url }: Stage, load: Talking) =>
  async (senders: Sender[]) =>
    (await load.ask({
      url,
      schema: app.schema,
      seconds: SECONDS,
      perSecond: PER_SECOND,
      senders,
    } satisfies SteadyPlan)) as number[]

/** Webhooks for which a share of the deliveries waits. */
async function addHooks({ services }: Stage, { id: companyId, people }: BenchCompany, address: string) {
  const each = DELIVERIES / COMPANIES / HOOKS_EACH
  for (let count = 0; count < HOOKS_EACH; count++) {
    const input = { kind: 'webhook', companyId, address, events: ['headline.created'] } as const
    const { hookId } = await makeHook(
      services,
      { ...input, events: [...input.events], teamId: null },
      people[0]!.id,
    )
    const deliveries = Array.from({ length: each }, () => {
      const eventId = newId()
      return { hookId, eventId, event: 'headline.created', body: JSON.stringify({ id: eventId }) }
    })
    await services.node.options.inCompany(companyId, null, (client) => queue(client, companyId, deliveries))
  }
}

const setPaused = (
  { services }: Stage,
  companies: readonly BenchCompany[],
  pausedAt: Date | null,
): Promise<unknown> =>
  Promise.all(
    companies.map(({ id: companyId }) =>
      services.node.options.inCompany(companyId, null, async (client) => {
        const { rows } = await client.query<{ id: string }>(
          'update hooks set paused_at = $2 where company_id = $1 returning id',
          [companyId, pausedAt],
        )
        if (pausedAt === null)
          await makeDue(
            client,
            rows.map(({ id }) => ({ id, companyId, kind: 'hook' })),
          )
      }),
    ),
  )

/** Until deliveries are under way again. */
async function resume(stage: Stage, companies: readonly BenchCompany[]): Promise<void> {
  await setPaused(stage, companies, null)
  await setTimeout(FOUND_MS)
}

/** Until nothing is under way any more. */
async function pause(stage: Stage, companies: readonly BenchCompany[]): Promise<void> {
  await setPaused(stage, companies, new Date())
  await setTimeout(3 * DELAY_MS)
}
