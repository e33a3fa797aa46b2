import { LOCALE } from '../../../language/locale.text.ts'
import type { MessageEvent } from '../messages/messages.rules.ts'
import type { WebhookEvent } from './events.rules.ts'
import type { ListedHook } from './hooks.requests.ts'

type Kind = ListedHook['kind']

export const TITLES: Record<Kind, string> = {
  webhook: 'Webhooks',
  message: 'Nachrichten an den Kanal eines Teams',
}
export const EXPLAINED: Record<Kind, string> = {
  webhook:
    'Ihre Programme erfahren, was im Unternehmen geschieht, als signiertes JSON. Was nur eine Person sieht, wird nicht gesendet.',
  message:
    'Der Kanal eines Teams in Slack oder in allem, was solche Nachrichten nimmt, liest, was geschehen ist.',
}
export const ADD: Record<Kind, string> = { webhook: 'Webhook hinzufügen', message: 'Kanal hinzufügen' }
export const EDIT: Record<Kind, string> = { webhook: 'Webhook bearbeiten', message: 'Kanal bearbeiten' }
export const NONE: Record<Kind, string> = {
  webhook: 'Es gibt noch keinen Webhook.',
  message: 'Noch erfährt kein Kanal etwas.',
}
export const ADDRESS = 'Adresse'
export const ADDRESS_HINT: Record<Kind, string> = {
  webhook: 'Beginnt mit https://',
  message: 'Die Adresse eines „Incoming Webhook“ des Kanals',
}
export const KEPT_ADDRESS = 'Lassen Sie das Feld leer, um die Adresse zu behalten.'
export const EVENTS = 'Senden, wenn'
export const EVENT_LABELS: Record<WebhookEvent | MessageEvent, string> = {
  'task.created': 'eine Aufgabe angelegt wird',
  'task.completed': 'eine Aufgabe erledigt wird',
  'goal.status_changed': 'sich der Stand eines Ziels ändert',
  'issue.solved': 'ein Thema gelöst wird',
  'metric.entered': 'der Wert einer Kennzahl eingetragen wird',
  'metric.off_track': 'eine Kennzahl nicht mehr im Plan ist, einmal die Woche',
  'meeting.ended': 'ein Meeting endet',
  'headline.created': 'eine Schlagzeile angelegt wird',
  'person.joined': 'eine Person dazukommt',
  'person.removed': 'eine Person entfernt wird',
}
const TEST_EVENT = 'test'
export const eventLabel = (event: string): string =>
  event === TEST_EVENT ? 'Test' : (EVENT_LABELS[event as WebhookEvent] ?? event)

export const SECRET_TITLE = 'Das Secret Ihres Webhooks'
export const SECRET = 'Secret'
export const SECRET_EXPLAINED =
  'Es wird nur jetzt gezeigt. Jede Anfrage hat eine Quarterdeck-Signature: t ist die Zeit in Sekunden, v1 die HMAC-SHA256 von „t.Inhalt“ mit diesem Secret.'
export const DONE = 'Fertig'

export const PAUSE = 'Anhalten'
export const TURN_ON = 'Einschalten'
export const TEST = 'Test senden'
export const LOG = 'Log'
export const EDIT_ACT = 'Bearbeiten'
export const NEW_SECRET = 'Neues Secret'
export const REMOVE = 'Entfernen'
export const removing = (host: string): string => `${host} entfernen?`
export const REMOVED_DETAIL = 'Es wird nichts mehr dorthin gesendet, und das Log verschwindet mit.'
export const actsOf = (host: string): string => `Aktionen für ${host}`

export const ON = 'An'
export const PAUSED = 'Angehalten'
export const OFF = 'Nach einer Woche voller Fehlschläge abgeschaltet'
export const failingSince = (day: string): string => `Schlägt fehl seit ${day}`
export const waiting = (count: number): string => `${count.toLocaleString(LOCALE)} wartend`

export const TEST_SENT = 'Der Test ist unterwegs'
export const NOT_LOADED = 'Nicht geladen'
export const NOT_DONE = 'Das hat nicht geklappt'
