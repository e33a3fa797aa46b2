import type { ChartKind } from './charts/chart-kinds.rules.ts'
import type { PeriodName, PeriodProblem } from './period/analysed-period.rules.ts'

export const ANALYTICS = 'Analysen'
export const NOT_FOR_YOU = 'Analysen sind für Leitung und Direktion.'

export const TEAMS = 'Teams'
export const ALL_TEAMS = 'Alle Teams'
export const YOUR_TEAMS = 'Ihre Teams'
export const TEAMS_LOADING = 'Teams werden geladen…'
export const NO_TEAMS = 'Es gibt keine Teams.'
export const NO_SUCH_TEAM = 'So heißt kein Team.'
export const PERIOD = 'Zeitraum'
export const PERIOD_LABELS: Record<PeriodName, string> = {
  'this-quarter': 'Dieses Quartal',
  'last-quarter': 'Letztes Quartal',
  'last-4-quarters': 'Letzte 4 Quartale',
  'last-8-quarters': 'Letzte 8 Quartale',
}
export const CUSTOM = 'Eigener…'
export const fromTo = (from: string, to: string): string => `${from} bis ${to}`
export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  'no-days': 'Wählen Sie einen Tag zwischen 2000 und 2199.',
  'ends-before-start': 'Das Ende liegt vor dem Anfang.',
  'too-long': 'Wählen Sie höchstens 3 Jahre.',
}
export const COMPARE = 'Mit dem Zeitraum davor vergleichen'
export const PRINT = 'Drucken'

export const CHART_TITLES: Record<ChartKind, string> = {
  goals: 'Erreichte Ziele nach Quartal',
  tasks: 'Erledigte Aufgaben nach Woche',
  issues: 'Verlauf der Themen',
  rating: 'Bewertung der Meetings',
  punctuality: 'Pünktlichkeit der Meetings',
  metrics: 'Stand der Kennzahlen nach Woche',
  participation: 'Beteiligung',
  adoption: 'Nutzung',
}
export const CHART_SENTENCES: Record<ChartKind, string> = {
  goals:
    'Erreichte Ziele, von allen, die nicht fallen gelassen wurden. Die ersten 14 Tage eines Quartals zählen zum vorigen.',
  tasks: 'Aufgaben von Teams, die bis zu ihrem Tag erledigt waren, von allen fälligen.',
  issues: 'Themen, die in jeder Woche aufkamen, gelöst und fallen gelassen wurden, und die am Ende offenen.',
  rating: 'Die durchschnittliche Bewertung jedes Meetings, als Mittel seiner Woche.',
  punctuality:
    'Die Zeit, die Meetings brauchten, von der geplanten, und wie viele höchstens 5 Minuten mehr brauchten.',
  metrics: 'Kennzahlen, die ihren Zielwert erreichten, von denen mit Wert und Zielwert.',
  participation: 'Wer vom Team zu seinen Meetings kam, und wie viele der Anwesenden abstimmten.',
  adoption: 'Wie Pläne, Stellen und Prozesse heute stehen.',
}
export const NOTHING_YET = 'Noch nichts zu zeigen'
export const fillsOnce = (what: string): string => `Das füllt sich, sobald es ${what} gibt.`
export const FILLED_BY: Record<ChartKind, string> = {
  goals: 'Ziele',
  tasks: 'Aufgaben von Teams mit einem Tag',
  issues: 'Themen',
  rating: 'bewertete Meetings',
  punctuality: 'beendete Meetings',
  metrics: 'Kennzahlen mit Werten',
  participation: 'beendete Meetings',
  adoption: 'Pläne, Stellen oder Prozesse',
}
export const asOf = (time: string): string => `Stand ${time}`
export const since = (date: string): string => `Seit ${date}`
export const before = (value: string): string => `davor ${value}`
export const TABLE = 'Tabelle'
export const CHART = 'Diagramm'
export const moreOf = (chart: string): string => `Mehr zu ${chart}`
export const SAVE_CSV = 'Als CSV speichern'
export const SAVE_PNG = 'Als PNG speichern'
export const NOT_LOADED = 'Dieses Diagramm konnte nicht geladen werden'
export const NO_VALUE = '–'
export const WEEK = 'Woche'
export const QUARTER = 'Quartal'
export const WHOLE_PERIOD = 'Ganzer Zeitraum'
export const aimAt = (value: string): string => `Soll ${value}`
export const weekOf = (day: string): string => `Woche vom ${day}`
export const pointLabel = (figure: string, when: string, value: string): string =>
  `${figure}, ${when}: ${value}`
export const opensRows = (label: string): string => `${label}. Zeilen zeigen`
export const POINTS = 'Punkte des Diagramms'

export const FIGURE_LABELS: Record<ChartKind, Record<string, string>> = {
  goals: {
    'team-complete': 'Ziele von Teams erreicht',
    'team-on-time': 'Ziele von Teams pünktlich',
    'team-dropped': 'Ziele von Teams fallen gelassen',
    'company-complete': 'Ziele des Unternehmens erreicht',
    'company-on-time': 'Ziele des Unternehmens pünktlich',
    'company-dropped': 'Ziele des Unternehmens fallen gelassen',
  },
  tasks: { 'on-time': 'Pünktlich erledigt', due: 'Fällig', late: 'Verspätet erledigt', open: 'Noch offen' },
  issues: {
    opened: 'Aufgekommen',
    solved: 'Gelöst',
    dropped: 'Fallen gelassen',
    open: 'Am Ende offen',
    'days-to-solve': 'Tage bis zur Lösung (Median)',
    age: 'Alter offener Themen (Median)',
  },
  rating: { rating: 'Durchschnittliche Bewertung', raters: 'Von den Anwesenden bewerteten' },
  punctuality: {
    'time-used': 'Von der geplanten Zeit',
    'ended-on-time': 'Pünktlich beendet',
    'started-on-time': 'Pünktlich begonnen',
  },
  metrics: {
    health: 'Zielwert erreicht',
    missed: 'Verfehlt',
    'no-value': 'Ohne Wert',
    'no-target': 'Ohne Zielwert',
  },
  participation: {
    attendance: 'Vom Team kamen',
    voting: 'Von den Anwesenden stimmten ab',
    headlines: 'Schlagzeilen je Meeting',
    issues: 'Neue Themen je Meeting',
  },
  adoption: {
    plan: 'Tage seit Änderung eines Plans (Median)',
    'seats-open': 'offene Stellen',
    seats: 'Stellen',
    'by-everyone': 'Prozesse, die alle befolgen',
    read: 'gelesen, von den Gefragten',
    measured: 'Wochen ihrer Kennzahlen mit erreichtem Zielwert',
    followed: 'befolgt, wie ihre Verantwortlichen sagen',
    current: 'rechtzeitig überprüft',
  },
}

export const STATE_LABELS: Record<string, string> = {
  'on-time': 'pünktlich',
  late: 'verspätet',
  unknown: 'Zeit unbekannt',
  'not-complete': 'nicht erreicht',
  dropped: 'fallen gelassen',
  open: 'offen',
  opened: 'aufgekommen',
  solved: 'gelöst',
  rated: 'Durchschnitt',
  raters: 'bewerteten',
  attendees: 'waren da',
  counted: 'Minuten gebraucht',
  planned: 'Minuten geplant',
  over: 'überzogen',
  'started-on-time': 'pünktlich begonnen',
  'started-late': 'verspätet begonnen',
  met: 'erreicht',
  missed: 'verfehlt',
  'no-value': 'kein Wert',
  'no-target': 'kein Zielwert',
  came: 'kamen',
  members: 'im Team',
  voters: 'stimmten ab',
  headlines: 'Schlagzeilen',
  issues: 'Themen',
  plan: 'Tage her',
  'seat-open': 'offen',
  'seat-held': 'besetzt',
  'process-read': 'gelesen',
  'process-measured': 'mit erreichtem Zielwert',
  'process-followed': 'befolgt',
  'process-current': 'aktuell',
  'by-everyone': 'von allen befolgt',
  'not-by-everyone': 'noch nicht von allen befolgt',
}
export const ROWS_NOT_LOADED = 'Die Zeilen konnten nicht geladen werden'
export const NO_ROWS = 'Hinter dieser Zahl stehen keine Zeilen.'
export const SHOW_MORE = 'Mehr zeigen'
export const rowsOf = (figure: string, when: string): string => `${figure}, ${when}`
export const days = (count: string, isOne: boolean): string => `${count} ${isOne ? 'Tag' : 'Tage'}`

export const OLDEST = 'Am längsten offen'
export const BY_SECTION = 'Nach Abschnitt, von der geplanten Zeit'
export const THIRTEEN_WEEKS = 'Die letzten 13 Wochen jeder Kennzahl'
export const METRIC = 'Kennzahl'

export const ONE_METRIC = 'Eine Kennzahl'
export const ONE_METRIC_SENTENCE = 'Was bei ihr üblich ist, und wohin ihr Quartal läuft.'
export const TEAM = 'Team'
export const NO_METRICS = 'Dieses Team hat noch keine Kennzahlen.'
