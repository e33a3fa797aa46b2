import type { ToolKey } from './sheets/tool-kinds.rules.ts'

/** What the tools are called; these names stand here only. */
export const TOOL_LABELS: Record<ToolKey, string> = {
  'delegate-elevate': 'Delegate & Elevate',
  'clarity-break': 'Clarity Break',
  'deep-strategy': 'Deep Strategy',
  'marketing-strategy': 'Marketing Strategy',
  'the-offer': 'The Offer',
  'ideal-life': 'EOS Life',
  'replacement-ladder': 'Replacement Ladder',
  'health-tracking': 'Health Tracking',
}

/** What each is for, in one sentence. */
export const TOOL_SENTENCES: Record<ToolKey, string> = {
  'delegate-elevate': 'See what fills your week, and hand over what others do better.',
  'clarity-break': 'An appointment with yourself, and a blank page.',
  'deep-strategy': 'Where you play, how you win, and what you give up for it.',
  'marketing-strategy': 'Your market, what makes you different, and the path customers take.',
  'the-offer': 'Make an offer hard to refuse, and find the lever that holds it back.',
  'ideal-life': 'Five scores a quarter: does your work give you the life you want?',
  'replacement-ladder': 'Buy back your time, one rung after the other.',
  'health-tracking': 'Twenty statements, answered without names, show how healthy the company is.',
}

export const TOOLS = 'Tools'
export const ALL_TOOLS = 'All tools'
export const NOT_FOR_YOU = 'Tools are for managers and directors.'
export const NOT_USED_YET = 'Not used yet'
export const lastUsed = (day: string): string => `Last used ${day}`
export const COMES_LATER = 'Not available yet'
