import type { CHECK_ANSWERS, ROLE_ANSWERS } from './answers.rules.ts'
import type { Kind, OpenQuestion, State } from './conversation-kinds.rules.ts'

export const CONVERSATIONS = 'Gespräche'
export const MY_CONVERSATIONS = 'Meine Gespräche'
export const OTHERS_TALK = 'Gespräche anderer'
export const OTHERS_ABOUT =
  'Sie sehen, dass sie anstehen oder geführt wurden, und nichts von dem, was gesagt wird.'
export const NO_CONVERSATIONS = 'Noch keine Gespräche'
export const TAKES_TWENTY = 'Ein Quartalsgespräch braucht zwanzig Minuten Vorbereitung.'
export const PLAN = 'Gespräch planen'
export const plannedMany = (count: number): string =>
  count === 1 ? 'Gespräch geplant' : `${count} Gespräche geplant`
export const WITH = 'Mit'
export const WITH_WHOM = 'Personen wählen'
export const NOBODY_TO_PLAN_WITH = 'Es gibt niemanden, mit dem Sie eines planen könnten.'
export const NO_SUCH_PERSON = 'Niemand, der so heißt'
export const DIRECTLY_BENEATH = 'Auf einer Stelle direkt unter Ihrer'
export const TITLE = 'Titel'
export const titleFor = (quarter: string): string => `Gespräch ${quarter}`
export const KIND = 'Art'
export const DUE_ON = 'Fällig am'

export const KIND_NAMES: Record<Kind, string> = {
  quarterly: 'Im Quartal',
  annual: 'Im Jahr',
  talk_only: 'Nur sprechen',
}
export const STATE_NAMES: Record<State, string> = {
  planned: 'Geplant',
  preparing: 'In Vorbereitung',
  ready: 'Bereit',
  talking: 'Im Gespräch',
  closed: 'Geführt',
  cancelled: 'Abgesagt',
}
export const dueDay = (day: string): string => `Fällig ${day}`
export const heldDay = (day: string): string => `Geführt ${day}`
export const twoPeople = (manager: string, report: string): string => `${manager} und ${report}`

export const BACK = 'Alle Gespräche'
export const onlyTheTwo = (name: string): string =>
  `Nur Sie und ${name} können das lesen, nachdem Sie beide abgegeben und das Gespräch begonnen haben.`
export const onlyTheTwoNow = (name: string): string => `Nur Sie und ${name} können das lesen.`
export const HAS_LEFT = 'Diese Person ist nicht mehr im Unternehmen. Ihre Notizen bleiben bei Ihnen.'
export const GONE = 'Dieses Gespräch ist nicht mehr da.'
export const TALK_ONLY_ABOUT = 'Sie sprechen nur. Festgehalten wird nichts als der Tag.'
export const MARK_HELD = 'Wir haben gesprochen'
export const CANCELLED_ABOUT =
  'Dieses Gespräch wurde abgesagt. Was Sie selbst geschrieben haben, bleibt 30 Tage hier.'

export const VALUES = 'Werte'
export const ROLES = 'Rollen'
export const SEAT = 'Stelle'
export const GOALS = 'Ziele dieses Quartals'
export const LEADERSHIP_CHECK = 'Blick auf die Führung'
export const CHECK_OF_OWN = 'Antworten Sie für sich.'
export const checkAsOther = (name: string): string =>
  `Antworten Sie so, wie Sie denken, dass ${name} antworten wird.`
export const OPEN_QUESTIONS_TITLE = 'In Ihren Worten'

export const QUESTIONS: Record<OpenQuestion, string> = {
  working: 'Was läuft gut?',
  'not-working': 'Was läuft nicht gut?',
  need: 'Was brauchen Sie?',
  agree: 'Was vereinbaren wir?',
}
export const ROLE_ANSWER_NAMES: Record<(typeof ROLE_ANSWERS)[number], string> = {
  works: 'läuft',
  'does-not-work': 'läuft nicht',
}
export const CHECK_ANSWER_NAMES: Record<(typeof CHECK_ANSWERS)[number], string> = { yes: 'Ja', no: 'Nein' }
export const CHECK_STATEMENTS = [
  'Ich weiß, was von mir erwartet wird.',
  'Ich habe, was die Arbeit braucht.',
  'Ich darf auf meiner Stelle entscheiden.',
  'Probleme, die ich anspreche, werden gehört.',
  'Rückmeldung kommt bald.',
  'Rückmeldung ist fair.',
  'Was mir versprochen wird, wird gehalten.',
  'Wir sprechen oft genug miteinander.',
  'Gute Arbeit wird bemerkt.',
  'Ich kann Schwieriges sagen.',
] as const
export const NOTE = 'Notiz'
export const noteOn = (what: string): string => `Notiz zu ${what}`
export const NO_ANSWER = 'Keine Antwort'

export const SUBMIT = 'Abgeben'
export const SUBMITTED = 'Abgegeben. Bis das Gespräch beginnt, können Sie es noch bearbeiten.'
export const EDIT_AGAIN = 'Noch einmal bearbeiten'
export const START_TALK = 'Gespräch beginnen'
export const STARTING = 'Das Gespräch beginnt…'
export const notSubmitted = (name: string): string => `${name} hat noch nicht abgegeben.`
export const hasSubmitted = (name: string): string => `${name} hat abgegeben.`
export const YOU = 'Sie'
export const DIFFERENT = 'Verschieden'
export const SINCE = 'Seit dem Beginn'
export const AGREED = 'Vereinbart'
export const YOU_AGREED = 'Sie haben zugestimmt.'
export const otherAgreed = (name: string): string => `${name} hat zugestimmt.`
export const BOTH_AGREED = 'Sie haben beide zugestimmt.'
export const NOTES = 'Notizen'
export const ADD_NOTE = 'Notiz hinzufügen'
export const NEW_NOTE = 'Neue Notiz'
export const NO_NOTES = 'Noch nichts notiert.'
export const MAKE_TASK = 'Aufgabe daraus machen'
export const MAKE_ISSUE = 'Thema daraus machen'
export const everybodyReads = (team: string): string => `Alle im Team ${team} können dieses Thema lesen.`

export const CANCEL = 'Gespräch absagen'
export const CANCEL_QUESTION =
  'Dieses Gespräch absagen? Jeder von Ihnen behält 30 Tage lang, was er selbst geschrieben hat.'
export const KEEP = 'Behalten'
export const CANCELLED = 'Gespräch abgesagt'
export const ACTIONS = 'Aktionen für dieses Gespräch'
export const PRINT = 'Drucken'
export const EXPORT_MARKDOWN = 'Als Markdown exportieren'
export const EXPORT_JSON = 'Als JSON exportieren'
export const fileName = (title: string, name: string): string => `${title}, ${name}`

export const MOVE = 'Anderer Tag'
export const MOVE_TITLE = 'Auf einen anderen Tag legen'
export const MOVED = 'Auf einen anderen Tag gelegt'

export const FACTS = 'Zahlen'
export const FACTS_ABOUT = 'Gezählt aus den Kennzahlen und Aufgaben, die Sie sehen.'
export const FACTS_KEPT = 'So, wie sie waren, als Sie abgegeben haben.'
export const ON_TARGET = 'Eigene Kennzahlen im Ziel, 13 Wochen'
export const TASKS_ON_TIME = 'Aufgaben pünktlich erledigt, 4 Wochen'
export const NOTHING_COUNTED = 'Nichts zu zählen'
export const shareOf = (percent: string, part: number, whole: number): string =>
  `${percent} (${part} von ${whole})`
export const A_CONVERSATION = 'einem Gespräch'
export const taskOf = (text: string): string => `Aufgabe aus „${text}“ machen`

export const SHARE_WITH_NEW = 'An meine neue Führungskraft weitergeben'
export const shareQuestion = (name: string): string => `Ihre Seite an ${name} weitergeben?`
export const SHARE_DETAIL =
  'Weitergegeben wird eine Kopie dessen, was Sie geschrieben haben, und nichts von dem, was die andere Seite geschrieben hat. Das lässt sich nicht zurücknehmen.'
export const SHARE = 'Weitergeben'
export const SHARED = 'Ihre Seite ist weitergegeben'
export const sharedWithNames = (names: string): string => `Weitergegeben an ${names}.`
export const hasSharedWithYou = (name: string): string => `${name} hat die eigene Seite an Sie weitergegeben.`
export const withManager = (name: string): string => `Mit ${name}`
export const OPEN_CONVERSATION = 'Gespräch öffnen'
