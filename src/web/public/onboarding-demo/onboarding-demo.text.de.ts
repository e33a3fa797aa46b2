import type { DemoStep } from './onboarding-demo.text.ts'

export const TITLE = 'Ihre ersten sieben Schritte'
export const SUMMARY =
  'So beginnt ein Unternehmen mit Quarterdeck. Starten Sie jeden Schritt und sehen Sie zu; nichts wird gespeichert.'
export const BACK = 'Quarterdeck, zur ersten Seite'

export const STEPS: readonly DemoStep[] = [
  {
    title: 'Team anlegen',
    hint: 'Wer zusammenarbeitet und wer leitet.',
    picture: 'people',
    shows: 'Die Teams eines Unternehmens mit ihren Mitgliedern',
  },
  {
    title: 'Ziel anlegen',
    hint: 'Was am Ende des Quartals erreicht sein soll.',
    picture: 'goals',
    shows: 'Die Ziele eines Teams in diesem Quartal',
  },
  {
    title: 'Kennzahl anlegen',
    hint: 'Die Zahl, die jede Woche sagt, ob Sie ankommen.',
    picture: 'scorecard',
    shows: 'Eine Scorecard mit Zielwerten und den Werten der letzten Wochen',
  },
  {
    title: 'Team einladen',
    hint: 'Je eine E-Mail; alle sehen, was ihre Teams sehen.',
    picture: 'permissions',
    shows: 'Die Stufen eines Unternehmens und was jede darf',
  },
  {
    title: 'Meeting abhalten',
    hint: 'Neunzig Minuten mit Agenda, Uhr und einer Liste, die kürzer wird.',
    picture: 'meeting',
    shows: 'Ein Wochenmeeting im Abschnitt Scorecard',
  },
  {
    title: 'Organigramm vervollständigen',
    hint: 'Wer wofür zuständig ist, auf einem Bild.',
    picture: 'org-chart',
    shows: 'Ein Organigramm aus Stellen mit ihren Personen und Aufgaben',
  },
  {
    title: 'Strategie und Umsetzung entwerfen',
    hint: 'Wohin das Unternehmen geht und was das in diesem Quartal heißt.',
    picture: 'strategy',
    shows: 'Der Plan eines Unternehmens mit Werten, Zweck und Dreijahresausblick',
  },
]

export const STEPS_NAME = 'Schritte'
export const PENDING = 'Offen'
export const IN_PROGRESS = 'In Arbeit'
export const COMPLETED = 'Erledigt'
export const START = 'Starten'
export const startOf = (title: string): string => `Starten: ${title}`
export const completedOf = (done: number, all: number): string => `${done} von ${all} erledigt`

export const begun = (title: string): string => `${title}: in Arbeit`
export const finished = (title: string, next: string | undefined): string =>
  next === undefined ? `${title}: erledigt` : `${title}: erledigt. Als Nächstes: ${next}`

export const ALL_SET = 'Alles bereit!'
export const READY_FOR_ACTION = 'Ihr Arbeitsbereich kann loslegen!'
export const GET_STARTED_FREE = 'Kostenlos beginnen'
export const RESET_DEMO = 'Demo zurücksetzen'
export const WAS_RESET = 'Alle Schritte sind wieder offen'
