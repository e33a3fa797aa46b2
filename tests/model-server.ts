import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a model does in one answer, one after the other. */
export type Step =
  | { say: string }
  | { call: string; with: object }
  /** In milliseconds, until something has happened, or until whoever asked has hung up. */
  | { wait: number | Promise<unknown> | 'until they leave' }
  /** Ends because it may say no more. */
  | { full: true }
  /** Hangs up in the middle. */
  | { breakOff: true }

/** Fails at once. */
export interface Failure {
  status: number
  body: string
  headers?: Record<string, string>
}

export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** When whoever asked hung up before the answer was over. */
  leftAt: number | null
  /** When the first word of the answer was sent. */
  saidAt: number | null
  /** Whether the whole answer was taken. */
  isOver: boolean
}

/** Answers each request anew; `index` counts them from 0. */
type Script = (asked: Asked, index: number) => readonly Step[] | Failure

export interface ModelServer {
  url: string
  /** Every request, oldest first. */
  asked: Asked[]
  script: Script
  /** How many connections were ever opened. */
  connections: number
  stop(): Promise<void>
}

/** Tokens that each answer is said to have taken. */
const TOLD_USAGE = { in: 100, out: 20 }

/** A language model for tests, which does what its script says over the HTTP of both kinds of providers. */
export async function modelServer(): Promise<ModelServer> {
  const model: ModelServer = {
    url: '',
    asked: [],
    script: () => [{ say: 'Fine.' }],
    connections: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  // Whoever asked may leave in the middle of the question.
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('connection', () => (model.connections += 1))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked: Asked = {
      path: request.url ?? '',
      headers: request.headers,
      body: await textOf(request),
      leftAt: null,
      saidAt: null,
      isOver: false,
    }
    const index = model.asked.push(asked) - 1
    const left = new Promise<void>((resolve) => {
      response.once('close', () => {
        asked.isOver = response.writableEnded
        if (!response.writableEnded) asked.leftAt = performance.now()
        resolve()
      })
    })
    const steps = model.script(asked, index)
    if ('status' in steps) {
      response.writeHead(steps.status, { 'content-type': 'application/json', ...steps.headers })
      return void response.end(steps.body)
    }
    const speak = asked.path.endsWith('/messages') ? anthropic(response) : openAi(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    speak.begin()
    let [calls, isFull] = [0, false]
    for (const step of steps) {
      if ('say' in step) {
        asked.saidAt ??= Date.now()
        speak.say(step.say)
      } else if ('call' in step) speak.call(calls++, step.call, JSON.stringify(step.with))
      else if ('full' in step) isFull = true
      else if ('breakOff' in step) return void response.destroy()
      else if (step.wait === 'until they leave') await left
      else await Promise.race([left, typeof step.wait === 'number' ? sleep(step.wait) : step.wait])
      if (asked.leftAt !== null) return
    }
    speak.end(isFull ? 'full' : calls > 0 ? 'calls' : 'said')
    response.end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return model
}

type End = 'said' | 'calls' | 'full'

const OPENAI_ENDS = { said: 'stop', calls: 'tool_calls', full: 'length' } satisfies Record<End, string>
const ANTHROPIC_ENDS = { said: 'end_turn', calls: 'tool_use', full: 'max_tokens' } satisfies Record<
  End,
  string
>

interface Speaking {
  begin(): void
  say(text: string): void
  call(index: number, name: string, input: string): void
  end(why: End): void
}

function openAi(response: ServerResponse): Speaking {
  const send = (delta: object, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({
        id: 'answer',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'test',
        choices: [{ index: 0, delta, finish_reason: null, ...more }],
      })}\n\n`,
    )
  return {
    begin: () => send({ role: 'assistant', content: '' }),
    say: (content) => send({ content }),
    call: (index, name, input) =>
      send({
        tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: input } }],
      }),
    end(why) {
      send({}, { finish_reason: OPENAI_ENDS[why] })
      const usage = { prompt_tokens: TOLD_USAGE.in, completion_tokens: TOLD_USAGE.out, total_tokens: 120 }
      response.write(
        `data: ${JSON.stringify({ id: 'answer', created: 1, model: 'test', choices: [], usage })}\n\n`,
      )
      response.write('data: [DONE]\n\n')
    },
  }
}

function anthropic(response: ServerResponse): Speaking {
  let block = 0
  const send = (type: string, more: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
  const whole = (content_block: object, delta: object) => {
    send('content_block_start', { index: block, content_block })
    send('content_block_delta', { index: block, delta })
    send('content_block_stop', { index: block++ })
  }
  return {
    begin: () =>
      send('message_start', {
        message: {
          id: 'answer',
          type: 'message',
          role: 'assistant',
          model: 'test',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: TOLD_USAGE.in, output_tokens: 0 },
        },
      }),
    say: (text) => whole({ type: 'text', text: '' }, { type: 'text_delta', text }),
    call: (index, name, input) =>
      whole(
        { type: 'tool_use', id: `call_${index}`, name, input: {} },
        { type: 'input_json_delta', partial_json: input },
      ),
    end(why) {
      send('message_delta', {
        delta: { stop_reason: ANTHROPIC_ENDS[why], stop_sequence: null },
        usage: { output_tokens: TOLD_USAGE.out },
      })
      send('message_stop', {})
    },
  }
}
