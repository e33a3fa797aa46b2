import type { ModelMessage } from 'ai'
import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import { AnswerParts } from './answer-parts.server.ts'
import { beat, endAnswer, type Writing } from './answer-rows.server.ts'
import { type Asker, type Held, holdTokens, settleTokens, type Used } from './allowance.server.ts'
import { askingAs } from './asking.server.ts'
import { instructionsFor, messagesOf } from './instructions.server.ts'
import { modelOf } from './model.server.ts'
import { tellOperator } from './model-problems.server.ts'
import { MOST_ROUNDS } from './partner-limits.rules.ts'
import { heldFor, runRound } from './round.server.ts'
import type { AnswerEvent, Ask, MessageState, Stopper } from './thought-partner.requests.ts'
import { answerCalls } from './tool-calls.server.ts'

type Serving = Pick<Services, 'node' | 'log'>

const BEAT_MS = 400

/** Why an answer ended before it was whole. */
class Stopped extends Error {
  override name = 'Stopped'
}

interface Answering {
  ai: AiConfig
  asker: Asker
  ask: Ask
  writing: Writing
  /** The part of the company's day that the first round holds. */
  held: Held
  tell: (event: AnswerEvent) => void
}

/** Stands for the person who asked: ends when they stop it or leave. */
export const stoppedBy = (left: AbortController): void => left.abort(new Stopped())

/** What the first request would take, before anything else is known. */
export const firstHold = (ask: Ask, { maxOutputTokens }: AiConfig): number =>
  heldFor(instructionsFor(ask), [{ role: 'user', content: ask.text }]) + maxOutputTokens

/** Writes one answer, round by round, and keeps whatever came of it. */
export async function writeAnswer(
  services: Serving,
  { ai, asker, ask, writing, held, tell }: Answering,
  over: AbortController,
): Promise<void> {
  const { answerId, context } = writing
  const parts = new AnswerParts()
  const total: Used = { inTokens: 0, outTokens: 0 }
  const pulse = setInterval(() => {
    void beat(services, asker, answerId, parts.all).then(
      (stops) => stops && stoppedBy(over),
      () => undefined,
    )
  }, BEAT_MS)
  let [state, stopper]: [Exclude<MessageState, 'streaming'>, Stopper | null] = ['done', null]
  try {
    const ended = await rounds()
    if (ended) [state, stopper] = ['failed', ended]
  } catch (error) {
    const isStopped = over.signal.aborted && over.signal.reason instanceof Stopped
    state = isStopped ? 'stopped' : 'failed'
    if (!isStopped)
      stopper = tellOperator(services, ai, error) ? { why: 'model', host: ai.host } : { why: 'cut-off' }
  } finally {
    clearInterval(pulse)
  }
  await endAnswer(services, asker, { answerId, parts: parts.all, state, ...total })
  tell({ event: 'ends', state, stopper })

  /** One request to the model, which takes of the company's day what it says or seems to have taken. */
  async function oneRound(
    holding: Held,
    request: Pick<Parameters<typeof runRound>[0], 'model' | 'instructions' | 'messages' | 'isLast'>,
  ) {
    const used: Used = { inTokens: 0, outTokens: 0 }
    const onText = (said: string) => {
      const kept = parts.addText(said)
      if (kept !== '') tell({ event: 'text', text: kept })
    }
    const { maxOutputTokens } = ai
    try {
      return await runRound({ ...request, maxOutputTokens, over: over.signal, onText }, used)
    } finally {
      total.inTokens += used.inTokens
      total.outTokens += used.outTokens
      await settleTokens(services, asker, holding, used)
    }
  }

  /** Null once the model has answered. */
  async function rounds(): Promise<Stopper | null> {
    const model = await modelOf(ai)
    const instructions = instructionsFor(ask)
    const messages: ModelMessage[] = messagesOf(context)
    const { today, includesPrivate } = ask
    const reading = { ...askingAs(services, asker, over.signal), today, includesPrivate }
    for (let round = 0; round <= MOST_ROUNDS; round++) {
      const hold = heldFor(instructions, messages) + ai.maxOutputTokens
      const holding = round === 0 ? held : await holdTokens(services, asker, ai, hold)
      if (!holding) return { why: 'day' }
      const { text, calls } = await oneRound(holding, {
        model,
        instructions,
        messages,
        isLast: round === MOST_ROUNDS,
      })
      if (calls.length === 0 || round === MOST_ROUNDS) return null
      const told = await answerCalls(reading, parts, calls, (part) => tell({ event: 'part', part }))
      over.signal.throwIfAborted()
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
