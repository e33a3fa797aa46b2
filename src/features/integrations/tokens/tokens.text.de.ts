import { type Area, AREAS, type TokenScope } from './scopes.rules.ts'
import type { LastUse } from './tokens.rules.ts'

export const NAME_THE_TOKEN = 'Sagen Sie, wofür das Token ist.'

export const TOKENS = 'API-Tokens'
export const TOKENS_EXPLAINED =
  'Mit einem Token tut ein Programm, was Sie dürfen, soweit das Token reicht. Was es schreibt, steht unter Ihrem Namen.'
export const NEW_TOKEN = 'Neues Token'
export const NO_TOKENS = 'Noch keine Tokens'
export const NO_TOKENS_EXPLAINED =
  'Legen Sie für jedes Programm eines an, damit sich jedes einzeln widerrufen lässt.'
export const TOKENS_NOT_LOADED = 'Die Tokens konnten nicht geladen werden'
export const READ_THE_DOCS = 'API-Dokumentation'

export const TOKEN_NAME = 'Name'
export const TOKEN_NAME_EXAMPLE = 'Zahlen aus dem Lager'
export const SCOPES_LABEL = 'Umfang'
export const SCOPES_EXPLAINED =
  'Ein Token, das lesen soll, was es schreibt, braucht beides. Manches davon darf nur die Leitung oder die Direktion schreiben.'
export const READ = 'Lesen'
export const WRITE = 'Schreiben'
export const scopeLabel = (area: Area, verb: string): string => `${AREA_LABELS[area]}: ${verb}`
export const TEAMS_LABEL = 'Teams'
export const ALL_TEAMS = 'Alle meine Teams'
export const SOME_TEAMS = 'Nur einige Teams'
export const WHICH_TEAMS = 'Welche Teams'
export const TEAM_TEXTS = {
  loading: 'Teams werden geladen',
  none: 'Keine Teams',
  noMatch: 'Kein solches Team',
}
export const ON_A_DAY = 'An einem Tag'
export const LAST_DAY = 'Letzter Tag'
export const PROPOSES = 'Mich fragen, bevor Assistenten schreiben'
export const PROPOSES_EXPLAINED =
  'Was ein Assistent über MCP schreibt, wartet hier, bis Sie es anwenden. Über die API liest das Token dann nur.'
export const MAKE_TOKEN = 'Token anlegen'
export const TOKEN_MADE = 'Ihr neues Token'
export const SHOWN_ONCE =
  'Kopieren Sie es jetzt: Es wird nicht noch einmal gezeigt. Wer es hat, kann tun, wofür es ist. Ein Programm sendet es als „Authorization: Bearer“ mit dem Token; die API-Dokumentation zeigt, wie.'
export const DONE = 'Fertig'

export const AREA_LABELS: Record<Area, string> = {
  overview: 'Überblick und Suche',
  metrics: 'Kennzahlen',
  goals: 'Ziele',
  tasks: 'Aufgaben',
  issues: 'Themen und Stimmen',
  headlines: 'Schlagzeilen',
  strategy: 'Strategie und Prozesse',
  comments: 'Kommentare',
  meetings: 'Meetings',
  tools: 'Werkzeuge',
  fit: 'Passung',
  conversations: 'Gespräche',
  teams: 'Teams',
  people: 'Personen und Organigramm',
  company: 'Unternehmen',
}

export const REVOKE = 'Widerrufen'
export const revokeOf = (name: string): string => `${name} widerrufen`
export const revokeAsked = (name: string): string => `„${name}“ widerrufen?`
export const REVOKE_EXPLAINED =
  'Programme, die es benutzen, funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.'
export const REVOKED = 'Das Token gilt nicht mehr'
export const NOT_REVOKED = 'Das Token gilt noch'
export const madeBy = (name: string): string => `Angelegt von ${name}`
export const ASKS_FIRST = 'Fragt, bevor Assistenten schreiben'
export const teamCount = (count: number): string => (count === 1 ? '1 Team' : `${count} Teams`)
export const LAST_USES: Record<LastUse, string> = {
  never: 'Nie benutzt',
  today: 'Am letzten Tag benutzt',
  'this week': 'In der letzten Woche benutzt',
  earlier: 'Seit einer Woche nicht benutzt',
}

const VERBS = [
  ['read', 'lesen'],
  ['write', 'schreiben'],
] as const

export function scopesText(scopes: readonly TokenScope[]): string {
  const verbsOf = (area: Area) =>
    VERBS.filter(([verb]) => scopes.some((one) => one === `${area}:${verb}`)).map(([, word]) => word)
  const parts = AREAS.map((area) => ({ area, verbs: verbsOf(area) })).filter(({ verbs }) => verbs.length > 0)
  return parts.map(({ area, verbs }) => `${AREA_LABELS[area]}: ${verbs.join(' und ')}`).join('; ')
}
