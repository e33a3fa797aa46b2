import { LOCALE } from '../../../language/locale.text.de.ts'

export const WHOLE_COMPANY = 'Das ganze Unternehmen'
export const OF_WHOM = 'Check-ups von'
export const OPEN_CHECKUP = 'Check-up öffnen'
export const OPEN = 'Offen'
export const CLOSED = 'Geschlossen'
export const CLOSES_ON = 'Letzter Tag'
export const CLOSE_NOW = 'Jetzt schließen'
export const CLOSE_QUESTION = 'Diesen Check-up jetzt schließen?'
export const CLOSE_EXPLAINED = 'Danach kann niemand mehr antworten, und er lässt sich nicht wieder öffnen.'
export const CHECKUP_OPENED = 'Check-up geöffnet'
export const CHECKUP_CLOSED = 'Check-up geschlossen'
export const CHECKUPS = 'Check-ups'
export const ANSWER = 'Antworten'
export const YOU_HAVE_ANSWERED = 'Sie haben geantwortet.'
export const TO_ANSWER = 'Wartet auf Ihre Antworten'
export const ALL_ANSWERED = 'Offene Check-ups'
export const NO_CHECKUPS = 'Zwanzig Aussagen, ohne Namen beantwortet, zeigen, wie gesund das Unternehmen ist.'
export const NO_CHECKUPS_OF_TEAM = 'Hier gab es noch keinen Check-up. Wer das Team verwaltet, öffnet einen.'
export const openUntil = (day: string): string => `Offen bis ${day}`
export const closedOn = (day: string): string => `Geschlossen am ${day}`
export const answeredOf = (answered: number, invited: number): string =>
  `${answered} von ${invited} haben geantwortet`
export const invites = (people: number): string =>
  people === 1 ? 'Eine Person wird gefragt.' : `${people} Menschen werden gefragt.`
export const FEW_ARE_ASKED = 'Bei weniger als fünf Antworten wird nichts gezeigt.'

export const NOT_THERE = 'Diesen Check-up gibt es hier nicht, oder Sie sind nicht dazu eingeladen.'
export const NOT_AT_ALL = 'gar nicht'
export const FULLY = 'voll und ganz'
export const SCALE = '1 heißt „gar nicht“, 5 „voll und ganz“. Auf einer Tastatur drücken Sie 1 bis 5.'
export const ANONYMOUS =
  'Niemand sonst sieht je Ihre Antworten. Wenn er geschlossen ist, wird ab fünf Antworten gezeigt, was alle zusammen sagen.'
export const NOTE = 'Anmerkung'
export const NOTE_EXPLAINED =
  'Sie wird gezeigt, wie Sie sie schreiben, ohne Ihren Namen, unter denen aller anderen.'
export const PROGRESS = 'Beantwortete Aussagen'
export const SUBMIT = 'Abgeben'
export const SUBMIT_EXPLAINED = 'Danach lassen sich Ihre Antworten nicht mehr ändern.'
export const SUBMITTED = 'Check-up abgegeben'
export const THANKS = 'Sie haben Ihre Antworten abgegeben. Vielen Dank.'
export const IS_CLOSED = 'Dieser Check-up ist geschlossen.'
export const YOUR_ANSWERS_STAY = 'Was Sie gewählt haben, bleibt hier für Sie allein.'
export const statementsLeft = (left: number): string =>
  left === 1 ? 'Noch 1 Aussage' : `Noch ${left} Aussagen`
export const doneOf = (done: number, all: number): string => `${done} von ${all}`
export const pointsFor = (points: number): string =>
  points === 1 ? `1, ${NOT_AT_ALL}` : points === 5 ? `5, ${FULLY}` : String(points)
export const checkupOf = (name: string | null): string =>
  name === null ? 'Check-up des ganzen Unternehmens' : `Check-up von ${name}`
export const ALL_CHECKUPS = 'Alle Check-ups'

export const FEWER_THAN_FIVE = 'Weniger als fünf haben geantwortet, deshalb wird nichts gezeigt.'
export const BEING_COMPUTED = 'Das Ergebnis wird berechnet.'
export const RESULT = 'Ergebnis'
export const BY_COMPONENT = 'Nach Bereich'
export const HIGHEST = 'Am höchsten'
export const LOWEST = 'Am niedrigsten'
export const WIDEST = 'Am weitesten gestreut'
export const ALL_AGREE = 'Alle sind sich in allem einig.'
export const STATEMENTS = 'Alle Aussagen'
export const STATEMENT = 'Aussage'
export const AVERAGE = 'Durchschnitt'
export const SPREAD = 'Streuung'
export const NOTES = 'Anmerkungen'
export const NO_NOTES = 'Niemand hat etwas angemerkt.'
export const TREND = 'Verlauf nach Quartal'
export const COMPONENT = 'Bereich'
export const ALTOGETHER = 'Insgesamt'
export const MAKE_ISSUE = 'Thema anlegen'
export const issueOf = (statement: string): string => `Thema anlegen: ${statement}`
export const ACTIONS = 'Aktionen für dieses Ergebnis'
export const EXPORT_COLUMNS = ['Bereich', 'Aussage', 'Durchschnitt', 'Streuung', 'Antworten'] as const

const whole = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const percentText = (percent: number): string => whole.format(percent / 100)
export const pointsText = (points: number): string => decimal.format(points)
export const spreadText = (spread: number): string => `± ${decimal.format(spread)}`
