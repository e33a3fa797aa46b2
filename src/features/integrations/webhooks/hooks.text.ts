import { LOCALE } from '../../../language/locale.text.ts'
import type { MessageEvent } from '../messages/messages.rules.ts'
import type { WebhookEvent } from './events.rules.ts'
import type { ListedHook } from './hooks.requests.ts'

type Kind = ListedHook['kind']

export const TITLES: Record<Kind, string> = { webhook: 'Webhooks', message: 'Messages to a team’s channel' }
export const EXPLAINED: Record<Kind, string> = {
  webhook:
    'Your programs are told what happens in the company, as signed JSON. Nothing that only one person can see is sent.',
  message: 'A team’s channel in Slack, or in anything that takes such messages, reads what happened.',
}
export const ADD: Record<Kind, string> = { webhook: 'Add a webhook', message: 'Add a channel' }
export const EDIT: Record<Kind, string> = { webhook: 'Edit the webhook', message: 'Edit the channel' }
export const NONE: Record<Kind, string> = {
  webhook: 'There is no webhook yet.',
  message: 'No channel is told of anything yet.',
}
export const ADDRESS = 'Address'
export const ADDRESS_HINT: Record<Kind, string> = {
  webhook: 'Begins with https://',
  message: 'The address of an “incoming webhook” of the channel',
}
export const KEPT_ADDRESS = 'Leave it empty to keep the address as it is.'
export const EVENTS = 'Send when'
export const EVENT_LABELS: Record<WebhookEvent | MessageEvent, string> = {
  'task.created': 'a task is created',
  'task.completed': 'a task is completed',
  'goal.status_changed': 'a goal’s status changes',
  'issue.solved': 'an issue is solved',
  'metric.entered': 'a metric’s value is entered',
  'metric.off_track': 'a metric goes off track, once a week',
  'meeting.ended': 'a meeting ends',
  'headline.created': 'a headline is created',
  'person.joined': 'a person joins',
  'person.removed': 'a person is removed',
}
const TEST_EVENT = 'test'
export const eventLabel = (event: string): string =>
  event === TEST_EVENT ? 'Test' : (EVENT_LABELS[event as WebhookEvent] ?? event)

export const SECRET_TITLE = 'The secret of your webhook'
export const SECRET = 'Secret'
export const SECRET_EXPLAINED =
  'It is shown only now. Each request has a Quarterdeck-Signature: t is the time in seconds, v1 the HMAC-SHA256 of “t.body” with this secret.'
export const DONE = 'Done'

export const PAUSE = 'Pause'
export const TURN_ON = 'Turn on'
export const TEST = 'Send a test'
export const LOG = 'Log'
export const EDIT_ACT = 'Edit'
export const NEW_SECRET = 'New secret'
export const REMOVE = 'Remove'
export const removing = (host: string): string => `Remove ${host}?`
export const REMOVED_DETAIL = 'Nothing more is sent to it, and its log goes with it.'
export const actsOf = (host: string): string => `Actions for ${host}`

export const ON = 'On'
export const PAUSED = 'Paused'
export const OFF = 'Turned off after a week of failures'
export const failingSince = (day: string): string => `Failing since ${day}`
export const waiting = (count: number): string => `${count.toLocaleString(LOCALE)} waiting`

export const TEST_SENT = 'The test is on its way'
export const NOT_LOADED = 'Not loaded'
export const NOT_DONE = 'That did not work'
