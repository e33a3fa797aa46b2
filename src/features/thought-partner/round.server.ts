import type { JSONSchema7, LanguageModel, ModelMessage, ToolSet } from 'ai'
import * as z from 'zod'
import type { Used } from './allowance.server.ts'
import { PROPOSALS } from './proposals.server.ts'
import { READS } from './reads.server.ts'

/** In milliseconds, without anything from the model. */
const SILENT_FOR = 60_000

export interface Call {
  id: string
  name: string
  input: unknown
}

interface Round {
  model: LanguageModel
  instructions: string
  messages: readonly ModelMessage[]
  maxOutputTokens: number
  /** Whether it has to answer now, without reading anything. */
  isLast: boolean
  over: AbortSignal
  onText: (text: string) => void
}

interface RoundEnd {
  text: string
  calls: Call[]
  /** Whether the model had more to say than it may. */
  isCut: boolean
}

/** One request to the model. `used` is filled in also when it fails on the way. */
export async function runRound(
  { model, instructions, messages, maxOutputTokens, isLast, over, onText }: Round,
  used: Used,
): Promise<RoundEnd> {
  const { jsonSchema, streamText, tool } = await import('ai')
  const silence = new AbortController()
  const listen = () => setTimeout(() => silence.abort(new Error('The model was silent.')), SILENT_FOR)
  let timer = listen()
  let [text, bytes, isCut] = ['', 0, false]
  const calls: Call[] = []
  const say = (said: string) => {
    bytes += Buffer.byteLength(said)
    used.outTokens = tokensOf(bytes)
  }
  const tools: ToolSet = Object.fromEntries(
    TOOLS.map(({ name, description, schema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(schema as JSONSchema7) }),
    ]),
  )
  used.inTokens = heldFor(instructions, messages)
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages: [...messages],
      tools,
      toolChoice: isLast ? 'none' : 'auto',
      maxOutputTokens,
      // Whoever asks decides whether it is tried again.
      maxRetries: 0,
      abortSignal: AbortSignal.any([over, silence.signal]),
      // The library would print it, with everything that was sent.
      onError: () => undefined,
    })
    for await (const part of stream) {
      clearTimeout(timer)
      timer = listen()
      if (part.type === 'text-delta') {
        text += part.text
        onText(part.text)
        say(part.text)
      } else if (part.type === 'tool-call') {
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
        say(JSON.stringify(part.input))
      } else if (part.type === 'finish-step') {
        used.inTokens = part.usage.inputTokens ?? used.inTokens
        used.outTokens = part.usage.outputTokens ?? used.outTokens
        isCut = part.finishReason === 'length'
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw over.reason ?? silence.signal.reason
    }
    return { text, calls, isCut }
  } finally {
    clearTimeout(timer)
  }
}

/** As the model reads them. What it gives is checked again before it counts (`tool-calls.server.ts`). */
const TOOLS = Object.entries({ ...READS, ...PROPOSALS }).map(([name, { about, input }]) => ({
  name,
  description: about,
  schema: z.toJSONSchema(input, { target: 'draft-7' }),
}))

/** What so many bytes take at most in languages of few letters a token, for models that do not say. */
const tokensOf = (bytes: number): number => Math.ceil(bytes / 3)

/** How much a request is likely to take in, with everything that is sent. */
export const heldFor = (instructions: string, messages: readonly ModelMessage[]): number =>
  tokensOf(Buffer.byteLength(JSON.stringify([TOOLS, instructions, messages])))
