const KINDS: Readonly<Record<string, string>> = {
  tasks: 'Aufgaben',
  issues: 'Themen',
  team_goals: 'Ziele',
  goals: 'Ziele',
  milestones: 'Meilensteine',
  metrics: 'Kennzahlen',
  metric_values: 'Werte von Kennzahlen',
  headlines: 'Schlagzeilen',
  meetings: 'Meetings',
  comments: 'Kommentare',
  people: 'Personen',
  teams: 'Teams',
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
