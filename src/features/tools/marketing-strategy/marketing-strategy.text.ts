export const MARKET = 'Target market'
export const ACTIONS = 'Actions for the marketing strategy'
export const OPEN_PLAN = 'Open the whole plan'
export const PRINT = 'Print'
export const EXPORT_CSV = 'Export as CSV'
export const EXPORT_JSON = 'Export as JSON'
export const EXPORT_COLUMNS = ['Part', 'Text', 'Note'] as const
export const PART_OF_PLAN =
  'This is the marketing block of the company plan: what you change here changes there.'
export const READ_ONLY = 'You can read this. The leadership team and directors change it.'
