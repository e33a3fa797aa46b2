import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Wire } from './subscriber.ts'

const LINGER_MS = 5_000

/** Turns a reply into a line of Server-Sent Events, and begins to answer at once. */
export function openEventStream(reply: FastifyReply): Wire {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.on('error', () => raw.destroy())
  return {
    send: (text, taken) => void raw.write(`data: ${text}\n\n`, (error) => error ?? taken?.()),
    close(code) {
      if (raw.writableEnded) return
      raw.end(`event: close\ndata: ${code}\n\n`)
      // A peer that doesn't read would keep the line, and what is buffered for it, for ever.
      setTimeout(() => raw.destroy(), LINGER_MS).unref()
    },
    terminate: () => raw.destroy(),
    buffered: () => raw.writableLength,
  }
}
