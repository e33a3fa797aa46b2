const KINDS: Readonly<Record<string, string>> = {
  audit_log: 'Änderungsprotokoll',
  cascading_messages: 'Nachrichten an Teams',
  comment_allowances: 'Kommentare',
  comment_versions: 'Frühere Fassungen von Kommentaren',
  comments: 'Kommentare',
  companies: 'Unternehmen',
  discussion_followers: 'Gefolgte Diskussionen',
  discussion_reads: 'Gelesene Diskussionen',
  discussions: 'Diskussionen',
  goal_milestones: 'Meilensteine',
  goal_team_assignments: 'Geteilte Ziele',
  goal_updates: 'Verlauf von Zielen',
  headline_reactions: 'Reaktionen',
  headlines: 'Schlagzeilen',
  invitations: 'Einladungen',
  issue_promises: 'Versprochene Wirkungen',
  issue_team_preferences: 'Reihenfolge von Themen',
  issue_votes: 'Stimmen',
  issues: 'Themen',
  live_meeting_ratings: 'Bewertungen von Meetings',
  meeting_ballots: 'Abstimmungen',
  meeting_guests: 'Gäste von Meetings',
  meeting_issues: 'Themen von Meetings',
  meeting_notes: 'Notizen von Meetings',
  meeting_participants: 'Teilnahmen an Meetings',
  meeting_results: 'Ergebnisse von Meetings',
  meetings: 'Meetings',
  metric_definitions: 'Definitionen von Kennzahlen',
  metric_groups: 'Gruppen von Kennzahlen',
  metric_team_assignments: 'Geteilte Kennzahlen',
  metric_values: 'Werte von Kennzahlen',
  metrics: 'Kennzahlen',
  notification_preferences: 'Einstellungen für Benachrichtigungen',
  notifications: 'Benachrichtigungen',
  onboarding: 'Erste Schritte',
  people: 'Personen',
  sample_teams: 'Beispielteams',
  scriber_transfers: 'Wechsel der Protokollführung',
  task_assignees: 'Zuweisungen von Aufgaben',
  task_misses: 'Versäumte Aufgaben',
  tasks: 'Aufgaben',
  team_goals: 'Ziele',
  team_members: 'Teammitglieder',
  team_schedules: 'Meetingzeiten',
  teams: 'Teams',
  made_things: 'Vermerke, was woraus entstand',
  tool_items: 'Einträge auf Blättern',
  tool_sheets: 'Blätter der Werkzeuge',
  process_checks: 'Antworten zu Prozessen',
  process_metrics: 'Messungen von Prozessen',
  process_published: 'veröffentlichte Prozesse',
  process_readers: 'Leserkreise von Prozessen',
  process_reading_counts: 'Zählungen von Lesern',
  process_readings: 'Bestätigungen von Prozessen',
  process_steps: 'Schritte von Prozessen',
  process_suggestions: 'Vorschläge zu Prozessen',
  process_versions: 'Versionen von Prozessen',
  processes: 'Prozesse',
  user_settings: 'Einstellungen von Personen',
}

export const nearlyFull = (table: string, percent: number): string => {
  const what = KINDS[table] ?? table.replaceAll('_', ' ')
  return percent < 100
    ? `Der Platz Ihres Unternehmens ist zu ${percent}% belegt: ${what}`
    : `Ihr Unternehmen hat keinen Platz mehr: ${what}`
}
export const MAKE_ROOM =
  'Ist alles belegt, kommt nichts mehr hinzu. Löschen Sie, was Sie nicht mehr brauchen, oder bitten Sie den Betreiber dieses Servers um mehr Platz.'
export const MAKE_ROOM_NOW =
  'Löschen Sie, was Sie nicht mehr brauchen, oder bitten Sie den Betreiber dieses Servers um mehr Platz.'
export const HIDE = 'Ausblenden'
