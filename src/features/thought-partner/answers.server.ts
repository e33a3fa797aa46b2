import type { ModelMessage } from 'ai'
import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import { Refusal } from '../../sync/refusal.ts'
import { AnswerParts } from './answer-parts.server.ts'
import { beat, endAnswer, type Writing } from './answer-rows.server.ts'
import { type Asker, type Held, holdTokens, settleTokens, type Used } from './allowance.server.ts'
import { askingAs } from './asking.server.ts'
import { instructionsFor, messagesOf } from './instructions.server.ts'
import { modelOf } from './model.server.ts'
import { codeOf, tellOperator } from './model-problems.server.ts'
import { ANSWER_WITHIN, MOST_ROUNDS } from './partner-limits.rules.ts'
import { heldFor, runRound } from './round.server.ts'
import { partnerNow } from './switched-on.server.ts'
import type { AnswerEvent, Ask, Message, MessageState, Stopper } from './thought-partner.requests.ts'
import { answerCalls } from './tool-calls.server.ts'

type Serving = Pick<Services, 'node' | 'log' | 'config'>

const BEAT_MS = 400

/** In milliseconds: after twice as long, other nodes take the answer for dead. */
const UNHEARD_FOR = 5_000

/** Why an answer ended before it was whole. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** What is said is not kept, too much, or for too long. */
class Overdue extends Error {
  override name = 'Overdue'
}

interface Answering {
  ai: AiConfig
  asker: Asker
  sessionId: string
  ask: Ask
  writing: Writing
  /** Begins to answer. */
  open: () => (event: AnswerEvent) => void
}

/** Stands for the person who asked: ends when they stop it or leave. */
export const stoppedBy = (left: AbortController): void => left.abort(new Stopped())

/** What a request would take of the company's day. */
export const takesFor = (ask: Ask, { maxOutputTokens }: AiConfig, context: readonly Message[]): number =>
  heldFor(instructionsFor(ask), messagesOf(context)) + maxOutputTokens

/** Writes one answer, round by round, and keeps whatever came of it. */
export async function writeAnswer(
  services: Serving,
  { ai, asker, sessionId, ask, writing, open }: Answering,
  over: AbortController,
): Promise<void> {
  const { thread, questionId, answerId, context } = writing
  const parts = new AnswerParts()
  const total: Used = { inTokens: 0, outTokens: 0 }
  let unused: Held | null = writing.held
  let tell: (event: AnswerEvent) => void = () => undefined
  const endPulse = pulse()
  const deadline = setTimeout(() => over.abort(new Overdue()), ANSWER_WITHIN)
  let [state, stopper]: [Exclude<MessageState, 'streaming'>, Stopper | null] = ['done', null]
  try {
    tell = open()
    tell({ event: 'begins', questionId, answerId, thread })
    const ended = await rounds()
    if (ended) [state, stopper] = ['failed', ended]
  } catch (error) {
    const reason: unknown = over.signal.aborted ? over.signal.reason : error
    state = reason instanceof Stopped ? 'stopped' : 'failed'
    if (state === 'failed') {
      const isModel = !(reason instanceof Overdue) && tellOperator(services, ai, error)
      stopper = isModel ? { why: 'model', host: ai.host } : { why: 'cut-off' }
    }
  } finally {
    endPulse()
    clearTimeout(deadline)
  }
  try {
    if (unused) await settleTokens(services, asker, unused, { inTokens: 0, outTokens: 0 })
    await endAnswer(services, asker, { answerId, parts: parts.all, state, ...total })
  } catch (error) {
    // What the database says of a row that it refuses may hold what was said.
    services.log.error({ failure: codeOf(error) }, 'an answer was not kept')
    ;[state, stopper] = ['failed', stopper ?? { why: 'cut-off' }]
  }
  tell({ event: 'ends', state, stopper })

  /** Keeps what there is from time to time, and looks whether it may go on. An answer that can't be kept is not gone on with. */
  function pulse(): () => void {
    let [isBeating, heardAt] = [false, performance.now()]
    const timer = setInterval(() => {
      if (performance.now() - heardAt > UNHEARD_FOR) return over.abort(new Overdue())
      if (isBeating) return
      isBeating = true
      const kept = beat(services, asker, answerId, parts.all).then((stops) => {
        heardAt = performance.now()
        if (stops) stoppedBy(over)
      })
      void Promise.all([kept, mustGoOn()])
        .catch((error: unknown) => {
          if (error instanceof Stopped) stoppedBy(over)
        })
        .finally(() => (isBeating = false))
    }, BEAT_MS)
    return () => clearInterval(timer)
  }

  /** @throws {Stopped} if whoever asked may not ask any more, or their session does not open the company */
  async function mustGoOn(): Promise<void> {
    over.signal.throwIfAborted()
    await partnerNow(services, asker).catch((error: unknown) => {
      throw error instanceof Refusal ? new Stopped() : error
    })
    const { companyId } = asker
    if (await services.node.sessionWatch.hasEnded({ companyId, sessionId })) throw new Stopped()
    over.signal.throwIfAborted()
  }

  /** One request to the model, which takes of the company's day what it says or seems to have taken. */
  async function oneRound(
    holding: Held,
    request: Pick<Parameters<typeof runRound>[0], 'model' | 'instructions' | 'messages' | 'isLast'>,
  ) {
    const used: Used = { inTokens: 0, outTokens: 0 }
    const onText = (said: string) => {
      const kept = parts.addText(said)
      if (kept !== '') tell({ event: 'text', text: kept })
      if (parts.isFull) over.abort(new Overdue())
    }
    const { maxOutputTokens } = ai
    unused = null
    try {
      return await runRound({ ...request, maxOutputTokens, over: over.signal, onText }, used)
    } finally {
      total.inTokens += used.inTokens
      total.outTokens += used.outTokens
      await settleTokens(services, asker, holding, used)
    }
  }

  function holdMore(tokens: number): Promise<Held | null> {
    const { inCompany } = services.node.options
    return inCompany(asker.companyId, null, (client) => holdTokens(client, asker, ai, tokens))
  }

  /** Null once the model has answered. */
  async function rounds(): Promise<Stopper | null> {
    const model = await modelOf(ai)
    const instructions = instructionsFor(ask)
    const messages: ModelMessage[] = messagesOf(context)
    const { today, includesPrivate } = ask
    const reading = { ...askingAs(services, asker, over.signal), today, includesPrivate }
    for (let round = 0; round <= MOST_ROUNDS; round++) {
      await mustGoOn()
      if (round > 0) unused = await holdMore(heldFor(instructions, messages) + ai.maxOutputTokens)
      if (!unused) return { why: 'day' }
      const { text, calls, isCut } = await oneRound(unused, {
        model,
        instructions,
        messages,
        isLast: round === MOST_ROUNDS,
      })
      if (isCut) return { why: 'cut-off' }
      if (calls.length === 0 || round === MOST_ROUNDS) return null
      const told = await answerCalls(reading, parts, calls, (part) => tell({ event: 'part', part }))
      messages.push(
        {
          role: 'assistant',
          content: [
            ...(text === '' ? [] : [{ type: 'text' as const, text }]),
            ...calls.map(({ id, name, input }) => ({
              type: 'tool-call' as const,
              toolCallId: id,
              toolName: name,
              input,
            })),
          ],
        },
        {
          role: 'tool',
          content: calls.map(({ id, name }, index) => ({
            type: 'tool-result' as const,
            toolCallId: id,
            toolName: name,
            output: { type: 'text' as const, value: told[index]! },
          })),
        },
      )
    }
    return null
  }
}
