import type { Capability } from '../../../sync/actor.ts'

export const PERMISSIONS = 'Berechtigungen'
export const WHO_HAS_WHAT = 'Personen'
export const WHAT_LEVELS_MAY = 'Rechte je Stufe'

export const CAPABILITY_LABELS: Record<Capability, string> = {
  view_metrics: 'Kennzahlen sehen',
  edit_metrics: 'Werte von Kennzahlen eintragen',
  manage_metrics: 'Kennzahlen anlegen und ändern',
  view_company_data: 'Daten des Unternehmens sehen',
  access_analytics: 'Analysen sehen',
  financial_data: 'Finanzdaten sehen',
  view_team_info: 'Personen und Teams sehen',
  create_teams: 'Teams anlegen',
  manage_assigned_teams: 'Die eigenen Teams verwalten',
  add_remove_team_members: 'Teammitglieder hinzufügen und entfernen',
  manage_team_settings: 'Einstellungen von Teams ändern',
  manage_all_teams: 'Alle Teams verwalten',
  participate_meetings: 'An Meetings teilnehmen',
  vote_issues: 'Über Themen abstimmen',
  conduct_meetings: 'Meetings durchführen',
  create_personal_tasks: 'Eigene Aufgaben anlegen',
  assign_tasks_others: 'Anderen Aufgaben zuweisen',
  strategic_planning: 'An der Strategie arbeiten',
  manage_users: 'Personen entfernen und die Stufe Direktion vergeben',
  company_settings: 'Einstellungen des Unternehmens ändern',
  full_company_access: 'Alles im Unternehmen sehen',
  access_dashboard: 'Die Übersicht öffnen',
  system_wide_access: 'Auf die ganze Installation zugreifen',
  manage_multiple_companies: 'Mehrere Unternehmen verwalten',
  override_security: 'Schutzmaßnahmen umgehen',
  access_admin_panel: 'Die Verwaltung der Plattform öffnen',
}

export const CAPABILITY = 'Recht'
export const MAY = 'Ja'
export const MAY_NOT = 'Nein'
export const ONE_LEVEL = 'Stufe'

export const yourLevelIs = (level: string): string => `Ihre Stufe hier: ${level}`
export const WHOM_TO_ASK = 'An wen Sie sich wenden'
export const WHOM_TO_ASK_EXPLAINED = 'Leitung und Direktion ändern Stufen unterhalb der eigenen.'

export const FIND_PERSON = 'Person suchen'
export const ANY_LEVEL = 'Alle Stufen'
export const ANY_TEAM = 'Alle Teams'
export const TEAM = 'Team'
export const NOBODY_FOUND = 'Niemand entspricht den Filtern. Ändern Sie sie, um andere zu finden.'
export const CHANGE = 'Ändern'
export const changeLevelOf = (name: string): string => `Berechtigung von ${name} ändern`
export const HISTORY = 'Verlauf'
export const historyOf = (name: string): string => `Verlauf von ${name}`
export const NO_HISTORY = 'Zur Stufe dieser Person ist in dieser Zeit nichts aufgezeichnet.'
/** `day` as people read it, such as "22. Aug.". */
export const showRecordedBefore = (day: string): string => `Einträge vor dem ${day} anzeigen`
