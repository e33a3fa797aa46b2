export const MARKET = 'Markt'
export const ACTIONS = 'Aktionen für die Marketingstrategie'
export const OPEN_PLAN = 'Den ganzen Plan öffnen'
export const PRINT = 'Drucken'
export const EXPORT_CSV = 'Als CSV exportieren'
export const EXPORT_JSON = 'Als JSON exportieren'
export const EXPORT_COLUMNS = ['Teil', 'Text', 'Notiz'] as const
export const PART_OF_PLAN =
  'Das ist der Marketingteil des Unternehmensplans: Was Sie hier ändern, ändert sich dort.'
export const READ_ONLY = 'Sie können das lesen. Ändern können es das Führungsteam und die Direktion.'
