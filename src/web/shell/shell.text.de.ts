export const DASHBOARD = 'Übersicht'
export const TASKS = 'Aufgaben'
export const GOALS = 'Ziele'
export const ISSUES = 'Themen'
export const HEADLINES = 'Schlagzeilen'
export const ARCHIVE = 'Archiv'
export const METRICS = 'Kennzahlen'
export const MEETINGS = 'Meetings'
export const ORG_CHART = 'Organigramm'
export const PEOPLE = 'Personen'
export const PROCESS = 'Prozesse'
export const AI_THOUGHT_PARTNER = 'KI-Sparringspartner'
export const TOOLS = 'Werkzeuge'
export const ANALYTICS = 'Analysen'
export const SUPER_ADMIN = 'Super-Admin'
export const WORK = 'Arbeit'
export const EXECUTION = 'Umsetzung'
export const STRATEGY = 'Strategie'
export const WORKSPACE = 'Arbeitsbereich'

export const SKIP_TO_CONTENT = 'Zum Inhalt springen'
export const SIDEBAR_FAILED = 'In der Seitenleiste ist ein Fehler aufgetreten'
export const REST_WORKS = 'Der Rest der App funktioniert weiter.'
export const NAVIGATION = 'Navigation'
export const MAIN = 'Hauptmenü'
export const QUICK = 'Schnellzugriff'

export const WHY_CLOSED = {
  off: 'Für dieses Unternehmen abgeschaltet',
  'no-model': 'Auf diesem Server ausgeschaltet',
  'not-shared': 'Noch ist kein Plan mit Ihnen geteilt',
  unavailable: 'Noch nicht verfügbar',
}
export const whyNot = (page: string, reason: string): string => `${page}: ${reason}`
export const SETTINGS_PAGES = 'Seiten der Einstellungen'
export const profileOf = (name: string): string => `Profil von ${name}`
export const JOINED = 'Dabei seit'
export const BETA = 'Beta'

export const NO_COMPANY = 'Kein Unternehmen'
export const SWITCH_COMPANY = 'Unternehmen wechseln'
export const INVITATIONS = 'Einladungen'
export const invitationsWaiting = (count: number): string =>
  count === 1 ? '1 wartet auf Sie' : `${count} warten auf Sie`
export const PENDING_INVITATIONS = 'offene Einladungen'
export const COMPANY_ERROR = 'Nicht geladen'
export const RETRY = 'Erneut versuchen'

export const TOGGLE_SIDEBAR = 'Seitenleiste umschalten'
export const SEARCH = 'Suchen'
export const SEARCH_BUTTON = 'Suchen …'
export const NEW = 'Neu'
export const CREATE = 'Anlegen'
export const CREATE_ISSUE = 'Thema anlegen'
export const CREATE_TASK = 'Aufgabe anlegen'
export const CREATE_HEADLINE = 'Schlagzeile anlegen'
export const CREATE_GOAL = 'Ziel anlegen'
export const CREATE_METRIC = 'Kennzahl anlegen'

export const wasNotSaved = (written: string): string => `„${written}“ wurde nicht gespeichert.`
export const COPY_TEXT = 'Text kopieren'
