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
