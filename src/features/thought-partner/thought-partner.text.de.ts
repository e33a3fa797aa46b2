import { LOCALE } from '../../language/locale.text.ts'
import type { Outcome, Proposed, ReadKind } from './thought-partner.requests.ts'

export const AI_THOUGHT_PARTNER = 'KI-Sparringspartner'
export const OFF_HERE = 'Der KI-Sparringspartner ist auf diesem Server ausgeschaltet.'
export const HOW_TO_SWITCH_ON =
  'Wer den Server betreibt, kann ihn mit AI_PROVIDER, AI_MODEL und, bei einem gehosteten Modell, AI_API_KEY einschalten. Bei einem lokalen Modell verlässt nichts den Rechner.'
export const WHAT_IT_DOES =
  'Wo er eingeschaltet ist, beantwortet er Fragen zu Ihrer eigenen Arbeit, sagt, was er dafür gelesen hat, und schlägt Aufgaben, Ziele, Themen und Schlagzeilen vor, die Sie hinzufügen oder verwerfen. Er sieht nur, was Sie sehen.'
export const QUESTIONS_LIKE = 'Was man ihn fragt'
export const FOR_MEMBERS = 'Mitglieder und alle darüber können den Sparringspartner fragen.'
export const NOT_LOADED = 'Ihre Gespräche konnten nicht geladen werden.'
export const NEEDS_CONNECTION = 'Der Sparringspartner braucht eine Verbindung.'

export const consentFor = (host: string) =>
  `Ihre Frage und die Zeilen, die für die Antwort nötig sind, gehen an ${host}.`
export const CONSENT_HERE =
  'Ihre Frage und die Zeilen, die für die Antwort nötig sind, gehen an das Modell auf diesem Rechner.'
export const CONTINUE = 'Weiter'
export const NOT_AGREED = 'Nicht gespeichert'

export const ASK_PLACEHOLDER = 'Fragen Sie zu Ihrer Arbeit…'
export const YOUR_QUESTION = 'Ihre Frage'
export const SEND = 'Senden'
export const STOP = 'Anhalten'
export const INCLUDE_PRIVATE = 'Meine privaten Seiten einbeziehen'
export const INCLUDE_PRIVATE_ABOUT = 'Blätter von Werkzeugen, die nur Sie sehen.'
export const SENT_NEXT = 'Ihre Frage wird gesendet, sobald diese Antwort endet. Esc hält sie zurück.'
export const EDITING_LAST = 'Ändert Ihre letzte Frage'
export const CANCEL_EDIT = 'Abbrechen'
export const KEYS_ABOUT =
  'Enter sendet, Umschalt und Enter bricht die Zeile um, Esc hält an, Pfeil nach oben ändert die letzte Frage.'

export const SEES_AS_YOU = 'Ich sehe nur, was Sie sehen.'
export const STARTERS_ABOUT =
  'Fragen Sie zu Ihren Aufgaben, Zielen, Zahlen und Themen, oder beginnen Sie mit einer von diesen.'
export const prepareFor = (team: string) => `Was soll ich für das Meeting von ${team} vorbereiten?`
export const GOALS_AT_RISK = 'Welche meiner Ziele sind gefährdet, und warum?'
export const ISSUES_COMING_BACK = 'Welche Themen kommen immer wieder?'
export const HELP_WITH_GOAL = 'Hilf mir, ein Ziel zu formulieren.'

export const CONVERSATIONS = 'Gespräche'
export const NEW_CONVERSATION = 'Neues Gespräch'
export const NO_CONVERSATIONS = 'Was Sie fragen, steht hier, nur für Sie.'
export const DOWNLOAD = 'Gespräche herunterladen'
export const COPY_MARKDOWN = 'Als Markdown kopieren'
export const PRINT = 'Drucken'
export const DELETE = 'Löschen'
export const DELETE_CONVERSATION = 'Dieses Gespräch löschen?'
export const DELETED_FOR_GOOD = 'Es wird sofort und endgültig gelöscht.'
export const NOT_DELETED = 'Gespräch nicht gelöscht'
export const actionsOf = (title: string) => `Aktionen für ${title}`

export const YOU = 'Sie'
export const PARTNER = 'Sparringspartner'
export const THINKING = 'Liest…'
export const ANSWER_DONE = 'Die Antwort ist da.'
export const STOPPED = 'Angehalten'
export const CUT_OFF = 'Die Antwort wurde abgebrochen.'
export const TRY_AGAIN = 'Nochmals versuchen'
export const modelFailed = (host: string) =>
  `Das Modell auf ${host} hat nicht wie erwartet geantwortet. Wer den Server betreibt, findet den Grund im Protokoll.`
export const askedTooOften = (count: number, time: string) =>
  `Sie haben in dieser Stunde ${count} Mal gefragt. Versuchen Sie es um ${time} wieder.`
export const DAY_USED_UP =
  'Ihr Unternehmen hat das heutige Kontingent verbraucht. Um Mitternacht UTC beginnt es von vorn.'
export const shortenTo = (most: number) => `Kürzen Sie Ihre Frage auf ${most.toLocaleString(LOCALE)} Zeichen.`
export const ONE_AT_A_TIME =
  'Eine andere Ihrer Fragen wird gerade beantwortet. Warten Sie darauf, oder halten Sie sie dort an.'
export const conversationFull = (count: number) =>
  `Dieses Gespräch hat ${count} Nachrichten und nimmt keine mehr auf. Beginnen Sie ein neues.`
export const roomFor = (count: number) => `Es ist Platz für ${count}. Entfernen Sie zuerst etwas.`

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`

export const READ_COUNTS: Record<ReadKind, (count: number) => string> = {
  teams: (count) => counted(count, 'Team', 'Teams'),
  people: (count) => counted(count, 'Person', 'Personen'),
  tasks: (count) => counted(count, 'Aufgabe', 'Aufgaben'),
  goals: (count) => counted(count, 'Ziel', 'Ziele'),
  metrics: (count) => counted(count, 'Kennzahl', 'Kennzahlen'),
  issues: (count) => counted(count, 'Thema', 'Themen'),
  headlines: (count) => counted(count, 'Schlagzeile', 'Schlagzeilen'),
  meetings: (count) => counted(count, 'Meeting', 'Meetings'),
  results: (count) => counted(count, 'Meeting-Ergebnis', 'Meeting-Ergebnisse'),
  seats: (count) => counted(count, 'Stelle', 'Stellen'),
  plans: (count) => counted(count, 'Teil eines Plans', 'Teile eines Plans'),
  processes: (count) => counted(count, 'Prozess', 'Prozesse'),
  sheets: (count) => counted(count, 'Zeile eines Blatts', 'Zeilen von Blättern'),
  figures: (count) => counted(count, 'Zahl', 'Zahlen'),
}
export const readThese = (counts: readonly string[]) => `Gelesen: ${counts.join(', ')}`

export const PROPOSED: Record<Proposed['of'], string> = {
  task: 'Vorgeschlagene Aufgabe',
  issue: 'Vorgeschlagenes Thema',
  headline: 'Vorgeschlagene Schlagzeile',
  goal: 'Vorgeschlagenes Ziel',
}
export const ADD = 'Hinzufügen'
export const EDIT = 'Bearbeiten'
export const DISMISS = 'Verwerfen'
export const OUTCOMES: Record<Exclude<Outcome, 'open'>, string> = {
  added: 'Hinzugefügt',
  dismissed: 'Verworfen',
}
export const A_CHAT = 'einem Gespräch mit dem Sparringspartner'
export const CONVERSATION_GONE = 'Das Gespräch, aus dem das kommt, ist gelöscht.'
export const TEAM = 'Team'
export const FOR = 'Für'
export const YOURSELF = 'Sie selbst'
export const NO_TEAM = 'Persönlich'
export const DUE = 'Fällig'
export const TARGET = 'Zieldatum'
export const HORIZON = 'Zeithorizont'
export const SHORT_TERM = 'Kurzfristig'
export const LONG_TERM = 'Langfristig'
export const OUTCOME_NOT_KEPT = 'Im Gespräch nicht vermerkt'

export const USAGE = 'Was der Sparringspartner verbraucht hat'
export const usageAbout = (tokens: number) =>
  `Des ganzen Unternehmens, nach dem Tag in UTC; höchstens ${tokens.toLocaleString(LOCALE)} Token am Tag. Was jemand fragt, sieht niemand sonst.`
export const NO_USAGE = 'Im letzten Monat hat niemand etwas gefragt.'
export const DAY = 'Tag'
export const QUESTIONS = 'Fragen'
export const TOKENS = 'Token'
export const COST = 'Kosten'
export const monthCost = (amount: string) => `Dieser Monat: ${amount}`
