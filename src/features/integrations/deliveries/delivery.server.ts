import { createHash } from 'node:crypto'

/** A webhook or channel, as far as it decides what it is told. */
export interface Hook {
  id: string
  kind: 'webhook' | 'message'
  teamId: string | null
  events: string[]
}

/** What one of them is told of one event. */
export interface Delivery {
  hookId: string
  eventId: string
  event: string
  body: string
}

/** An id that is the same whenever and wherever it is made of the same words. A UUID of version 8 (RFC 9562). */
export function idOf(...words: string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
