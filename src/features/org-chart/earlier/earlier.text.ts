export const EARLIER_CHARTS = 'Earlier charts'
export const EARLIER_EXPLAINED = 'What was live until a draft took its place: the last 20.'
export const NO_EARLIER = 'No draft has been made live yet.'
export const EARLIER_NOT_LOADED = 'Earlier charts could not be loaded'
export const EARLIER_MARK = 'Earlier chart'
export const before = (label: string): string => `Before ${label}`
export const liveUntil = (day: string, name: string): string => `Live until ${day}, ${name}`
export const viewNamed = (label: string): string => `View the chart before ${label}`
export const COPY_TO_DRAFT = 'Copy to a draft'
export const copyNamed = (label: string): string => `Copy the chart before ${label} to a draft`
export const COPIED_TO_DRAFT = 'Copied to a draft'
export const NOT_COPIED = 'Not copied to a draft'
export const BACK_TO_LIVE = 'Back to the live chart'
