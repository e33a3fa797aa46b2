import type { Frame, Hello } from '../protocol.ts'
import { type LineHandlers, NOT_CLEAN } from './lines.ts'
import type { Requests } from './requests.ts'

/** Resolves to the close code once the server ends the stream. */
export async function readStream(
  requests: Requests,
  hello: Hello,
  on: Pick<LineHandlers, 'frame'>,
  signal: AbortSignal,
): Promise<number> {
  const response = await requests.stream(hello, signal)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return NOT_CLEAN
    text += value
    const events = text.split('\n\n')
    text = events.pop()!
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data === undefined) continue
      if (event.startsWith('event: close')) return Number(data)
      on.frame(JSON.parse(data) as Frame)
    }
  }
}
