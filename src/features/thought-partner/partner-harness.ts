import { expect } from 'vitest'
import { WAITS_FOR_LOCK } from '../../../tests/lock-waits.ts'
import { type ModelServer, modelServer } from '../../../tests/model-server.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import type { AnswerEvent, PartnerState, ThreadAnswer } from './thought-partner.requests.ts'

export const KEY = 'the-secret-key-of-the-model'

export interface Partner {
  server: Served
  model: ModelServer
  /** Asks, and answers with every line of the stream once it is over. */
  ask(who: SignedIn, text: string, more?: Asking): Promise<AnswerEvent[]>
  /** Asks, and answers as soon as the server does. */
  begin(who: SignedIn, text: string, more?: Asking): Promise<Response>
  get<Answer>(who: SignedIn, path: string): Promise<Answer>
  post(who: SignedIn, path: string, body: object): Promise<number>
  /** Signed in, and agreed to where questions go. */
  enter(personId: string, companyId?: string): Promise<SignedIn>
  thread(who: SignedIn, threadId: string): Promise<ThreadAnswer>
  state(who: SignedIn): Promise<PartnerState>
  stop(): Promise<void>
}

interface Asking {
  threadId?: string
  companyId?: string
  includesPrivate?: boolean
  again?: boolean
  today?: string
  signal?: AbortSignal
}

/** A server with a language model that does what a test says. */
export async function partner(
  environment: Record<string, string> = {},
  provider = 'openai-compatible',
): Promise<Partner> {
  const model = await modelServer()
  const settings = {
    AI_PROVIDER: provider,
    AI_MODEL: 'test',
    AI_BASE_URL: `${model.url}/v1`,
    AI_API_KEY: KEY,
  }
  const server = await served({ ...settings, ...environment })
  const { harbor, lantern, services } = server
  await services.node.run(harbor.id, harbor.people['maya'] ?? null, setLab, {
    lab: 'ai-thought-partner',
    isOn: true,
  })
  await services.node.run(lantern.id, lantern.people['ravi'] ?? null, setLab, {
    lab: 'ai-thought-partner',
    isOn: true,
  })
  const send = (who: SignedIn, path: string, body?: object, signal?: AbortSignal) =>
    fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: who.cookie,
        origin: server.url,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  const get = async <Answer>(who: SignedIn, path: string) => (await (await send(who, path)).json()) as Answer
  const post = async (who: SignedIn, path: string, body: object) => (await send(who, path, body)).status
  const begin: Partner['begin'] = (who, text, more = {}) => {
    const { threadId = newId(), companyId = harbor.id, includesPrivate = false, again = false } = more
    const { today = new Date().toISOString().slice(0, 10) } = more
    const body = { companyId, text, includesPrivate, again, language: 'en', today }
    return send(who, `/api/ai/threads/${threadId}/messages`, body, more.signal)
  }
  return {
    server,
    model,
    begin,
    get,
    post,
    async ask(who, text, more) {
      const lines = (await (await begin(who, text, more)).text()).trim().split('\n')
      return lines.map((line) => JSON.parse(line) as AnswerEvent)
    },
    async enter(personId, companyId = harbor.id) {
      const who = await server.signIn(personId)
      await post(who, '/api/ai/consent', { companyId, host: services.config.ai?.host ?? '' })
      return who
    },
    thread: (who, threadId) => get(who, `/api/ai/${harbor.id}/threads/${threadId}`),
    state: (who) => get(who, `/api/ai/${harbor.id}`),
    async stop() {
      await server.stop()
      await model.stop()
    },
  }
}

export const textIn = (events: readonly AnswerEvent[]): string =>
  events.map((one) => (one.event === 'text' ? one.text : '')).join('')

export const endOf = (events: readonly AnswerEvent[]): AnswerEvent | undefined => events.at(-1)

interface HeldQuestions {
  /** Resolves once a question waits. */
  wait(): Promise<void>
  release(): Promise<void>
}

/** Keeps a person's questions from beginning until it is released. */
export async function heldRow(
  { server: { harbor, services } }: Partner,
  { userId }: SignedIn,
): Promise<HeldQuestions> {
  const [isHeld, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = services.node.options.inCompany(harbor.id, null, async (client) => {
    await client.query('select from people where company_id = $1 and id = $2 for update', [harbor.id, userId])
    isHeld.resolve()
    await over.promise
  })
  await isHeld.promise
  const waiting = async () =>
    (await services.pool.query(`select from pg_stat_activity where ${WAITS_FOR_LOCK}`)).rowCount
  return {
    async wait() {
      await expect.poll(waiting).toBeGreaterThan(0)
    },
    async release() {
      over.resolve()
      await holding
    },
  }
}

/** In milliseconds until the model's connection was closed. */
export async function leftWithin(here: Partner, since: number): Promise<number> {
  await expect.poll(() => here.model.asked[0]?.leftAt, { interval: 10 }).not.toBeNull()
  return Number(here.model.asked[0]?.leftAt) - since
}

/** Waits until the model was asked, once. */
export async function hasBegun(here: Partner): Promise<void> {
  await expect.poll(() => here.model.asked.length, { interval: 10 }).toBe(1)
}
