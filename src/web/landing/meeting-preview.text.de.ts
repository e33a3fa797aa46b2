export const PREVIEW_SHOWS =
  'Ein Wochenmeeting in Quarterdeck. Vier Personen füllen die Scorecard; der neue Umsatz liegt unter seinem Zielwert, wird deshalb zum Thema, bekommt die meisten Stimmen und endet als Aufgabe mit Person und Datum.'
export const PAUSE = 'Das Bild anhalten'
export const PLAY = 'Das Bild bewegen'

export const TEAM = 'Führungsteam'
export const MEETING = 'Wochenmeeting'
export const CLOCK = '48:12'
export const AGENDA = [
  ['Einstieg', '5'],
  ['Scorecard', '5'],
  ['Ziele', '5'],
  ['Schlagzeilen', '5'],
  ['Aufgaben', '5'],
  ['Themen', '60'],
  ['Abschluss', '5'],
] as const

export const PRESENT = ['NA', 'IC', 'MS', 'LT'] as const

type Week = readonly [text: string, onTrack: boolean]
type PreviewRow = { metric: string; owner: string; target: string; weeks: readonly Week[]; at: number }

export const SCORECARD = 'Scorecard'
export const PREVIEW_ROWS: readonly PreviewRow[] = [
  {
    metric: 'Passende Demos',
    owner: 'Vertrieb',
    target: '90',
    weeks: [
      ['97', true],
      ['102', true],
      ['86', false],
      ['111', true],
    ],
    at: 0,
  },
  {
    metric: 'Pünktlich geliefert',
    owner: 'Betrieb',
    target: '98%',
    weeks: [
      ['98,2%', true],
      ['98,9%', true],
      ['96,1%', false],
      ['98,6%', true],
    ],
    at: 2,
  },
  {
    metric: 'Erste Antwort',
    owner: 'Support',
    target: '4 h',
    weeks: [
      ['5,2 h', false],
      ['3,9 h', true],
      ['3,4 h', true],
      ['3,1 h', true],
    ],
    at: 3,
  },
  {
    metric: 'Neuer Umsatz',
    owner: 'Führungsteam',
    target: '40 T$',
    weeks: [
      ['41 T$', true],
      ['46 T$', true],
      ['43 T$', true],
      ['37 T$', false],
    ],
    at: 4,
  },
]
export const TYPIST = 'Idris'

export const ISSUES = 'Themen'
export const NEW_ISSUE = 'Neuer Umsatz unter dem Zielwert'
export const OLD_ISSUES = [
  'Zwei von drei Händlern bestellen zu spät',
  'Der Nachtschicht fehlt jemand für Erste Hilfe',
] as const
export { TASK_OWNER, VOTES } from './meeting-preview.text.ts'

export const TASK = 'Die zehn größten offenen Angebote nachfassen'
export const TASK_DAY = 'Fr'

export const PREVIEW_TITLE = 'Ein Meeting, das vorankommt'
export const PREVIEW_SUMMARY = 'Von einer roten Zahl zu jemandes Aufgabe, vor aller Augen.'
