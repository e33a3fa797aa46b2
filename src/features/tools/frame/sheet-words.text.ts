import type { Audience } from '../sheets/sheets.table.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'

export const SHEET = 'Sheet'
export const NEW_SHEET = 'New sheet'
export const START = 'Start'
export const START_SHEET = 'Start a sheet'
export const NAME = 'Name'
export const RENAME = 'Rename'
export const RENAME_SHEET = 'Rename sheet'
export const SHARE = 'Share'
export const SHARE_SHEET = 'Share sheet'
export const SHARE_EXPLAINED = 'Others read it; only you, and for a team those who manage it, change it.'
export const SEEN_BY = 'Seen by'
export const TEAM = 'Team'
export const AUDIENCE_LABELS: Record<Audience, string> = {
  private: 'Only me',
  team: 'A team',
  company: 'The whole company',
}
export const SHARED = 'Shared'
export const TAKEN_BACK = 'Nobody else sees it any more'
export const ARCHIVE = 'Archive'
export const SHEET_ARCHIVED = 'Sheet archived'
export const ARCHIVED_SHEETS = 'Archived sheets'
export const NEXT_QUARTER = 'Start next quarter'
export const QUARTER_STARTED = 'The next quarter has begun'
export const EXPORT_CSV = 'Export as CSV'
export const EXPORT_JSON = 'Export as JSON'
export const PRINT = 'Print'
export const SHEET_ACTIONS = 'Actions for this sheet'
export const ONLY_ME = 'Only you see this'
export const COMPANY_SEES = 'The whole company sees this'
export const teamSees = (team: string): string => `${team} sees this`
export const madeBy = (name: string): string => `By ${name}`
export const READ_ONLY = 'You can read this sheet. Its owner changes it.'
export const EARLIER = 'Earlier quarters'

/** What a new sheet is called unless somebody says otherwise. */
export const FIRST_TITLES: Record<SheetTool, string> = {
  'delegate-elevate': 'My week',
  'clarity-break': 'Time to think',
  'deep-strategy': 'Our strategy',
  'the-offer': '',
  'ideal-life': 'My life',
  'replacement-ladder': 'My ladder',
}

/** What an empty screen says. */
export const NO_SHEETS: Record<SheetTool, string> = {
  'delegate-elevate':
    'Write down what fills your week. Then see what to keep, and what somebody else should do.',
  'clarity-break': 'Take half an hour away from work, with a blank page.',
  'deep-strategy': 'A strategy is a handful of choices that fit together. Write yours down.',
  'the-offer': 'Take one thing you sell, and score what makes people want it.',
  'ideal-life': 'Score the five parts of the life you work for. Nobody else sees them.',
  'replacement-ladder': 'Five rungs, from the desk to the lead: who takes over which part of your work?',
}
