import { EVENT_DATA } from '../webhooks/event-data.rules.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../webhooks/events.rules.ts'
import { callSummary, DELIVERY_ABOUT, EVENT_ABOUT, SIGNATURE_ABOUT, TAKEN_ABOUT } from './api.text.ts'

type Schema = Readonly<Record<string, unknown>>

const ID = { type: 'string', format: 'uuid' }

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const HEADERS = [
  header('Quarterdeck-Event', EVENT_ABOUT),
  header('Quarterdeck-Delivery', DELIVERY_ABOUT),
  header('Quarterdeck-Signature', SIGNATURE_ABOUT),
]

const typeOf = (name: string): Schema =>
  name === 'value' ? { type: 'number' } : { type: ['string', 'null'] }

function bodyOf(event: WebhookEvent): Schema {
  const names = EVENT_DATA[event]
  const data = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, typeOf(name)])),
    required: names,
  }
  const at = { type: 'string', format: 'date-time' }
  return {
    type: 'object',
    properties: { id: ID, event: { const: event }, at, companyId: ID, data },
    required: ['id', 'event', 'at', 'companyId', 'data'],
  }
}

/** What a company's own programs are told, for those who write them. */
export const describedWebhooks = (): Schema =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => {
      const post = {
        summary: callSummary(event.replaceAll(/[._]/g, ' ')),
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema: bodyOf(event) } } },
        responses: { '2XX': { description: TAKEN_ABOUT } },
      }
      return [event, { post }]
    }),
  )
