import type { Audience } from '../sheets/sheets.table.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'

export const SHEET = 'Blatt'
export const NEW_SHEET = 'Neues Blatt'
export const START = 'Beginnen'
export const START_SHEET = 'Blatt beginnen'
export const NAME = 'Name'
export const RENAME = 'Umbenennen'
export const RENAME_SHEET = 'Blatt umbenennen'
export const SHARE = 'Teilen'
export const SHARE_SHEET = 'Blatt teilen'
export const SHARE_EXPLAINED =
  'Andere lesen es; ändern können es nur Sie und bei einem Team auch, wer es verwaltet.'
export const SEEN_BY = 'Zu sehen für'
export const TEAM = 'Team'
export const AUDIENCE_LABELS: Record<Audience, string> = {
  private: 'Nur mich',
  team: 'Ein Team',
  company: 'Das ganze Unternehmen',
}
export const SHARED = 'Geteilt'
export const TAKEN_BACK = 'Niemand sonst sieht es mehr'
export const ARCHIVE = 'Archivieren'
export const SHEET_ARCHIVED = 'Blatt archiviert'
export const ARCHIVED_SHEETS = 'Archivierte Blätter'
export const NEXT_QUARTER = 'Nächstes Quartal beginnen'
export const QUARTER_STARTED = 'Das nächste Quartal hat begonnen'
export const EXPORT_CSV = 'Als CSV exportieren'
export const EXPORT_JSON = 'Als JSON exportieren'
export const PRINT = 'Drucken'
export const SHEET_ACTIONS = 'Aktionen für dieses Blatt'
export const ONLY_ME = 'Das sehen nur Sie'
export const COMPANY_SEES = 'Das sieht das ganze Unternehmen'
export const teamSees = (team: string): string => `Das sieht ${team}`
export const madeBy = (name: string): string => `Von ${name}`
export const READ_ONLY = 'Sie können dieses Blatt lesen. Ändern kann es, wem es gehört.'
export const EARLIER = 'Frühere Quartale'

export const FIRST_TITLES: Record<SheetTool, string> = {
  'delegate-elevate': 'Meine Woche',
  'clarity-break': 'Zeit zum Denken',
  'deep-strategy': 'Unsere Strategie',
  'the-offer': '',
  'ideal-life': 'Mein Leben',
  'replacement-ladder': 'Meine Leiter',
}

export const NO_SHEETS: Record<SheetTool, string> = {
  'delegate-elevate':
    'Schreiben Sie auf, was Ihre Woche füllt. Dann sehen Sie, was bei Ihnen bleibt und was jemand anders tun sollte.',
  'clarity-break': 'Nehmen Sie sich eine halbe Stunde fern der Arbeit, mit einem leeren Blatt.',
  'deep-strategy':
    'Eine Strategie ist eine Handvoll Entscheidungen, die zusammenpassen. Schreiben Sie Ihre auf.',
  'the-offer': 'Nehmen Sie etwas, das Sie verkaufen, und bewerten Sie, warum man es haben will.',
  'ideal-life': 'Bewerten Sie die fünf Seiten des Lebens, für das Sie arbeiten. Niemand sonst sieht das.',
  'replacement-ladder':
    'Fünf Sprossen, vom Schreibtisch bis zur Führung: Wer übernimmt welchen Teil Ihrer Arbeit?',
}
