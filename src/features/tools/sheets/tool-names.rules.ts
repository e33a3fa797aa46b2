/** The tools of which people keep sheets, in the order in which they are shown. The sixth label of the tools is `ideal-life` here. */
export const SHEET_TOOLS = [
  'delegate-elevate',
  'clarity-break',
  'deep-strategy',
  'the-offer',
  'ideal-life',
  'replacement-ladder',
] as const

export type SheetTool = (typeof SHEET_TOOLS)[number]
