import { SHEET_TOOLS, type SheetTool } from './tool-names.rules.ts'

export { SHEET_TOOLS, type SheetTool }

/** All eight: one of the others is a part of the strategy, the other one asks people. */
export type ToolKey = SheetTool | 'marketing-strategy' | 'health-tracking'

/** What the sheets of each tool are divided into. */
export const SECTIONS = {
  'delegate-elevate': ['love-great', 'like-good', 'dislike-good', 'dislike-bad'],
  'clarity-break': ['working', 'not-working', 'missing', 'must-change'],
  'deep-strategy': ['where', 'how', 'able', 'systems', 'give-up'],
  'the-offer': [
    'customer',
    'outcome',
    'likelihood',
    'delay',
    'effort',
    'bonuses',
    'guarantee',
    'scarcity',
    'urgency',
    'price',
  ],
  'ideal-life': ['love', 'people', 'difference', 'paid', 'time'],
  'replacement-ladder': ['admin', 'delivery', 'marketing', 'sales', 'leadership'],
} as const satisfies Record<SheetTool, readonly string[]>

export type SectionOf<Tool extends SheetTool> = (typeof SECTIONS)[Tool][number]
export type Section = SectionOf<SheetTool>

export const hasSection = (tool: SheetTool, section: Section): boolean =>
  (SECTIONS[tool] as readonly Section[]).includes(section)

/** Tools whose sections are one entry each; the sections of the others are lists. */
const WHOLE: ReadonlySet<SheetTool> = new Set(['the-offer', 'ideal-life', 'replacement-ladder'])

export const isList = (tool: SheetTool): boolean => !WHOLE.has(tool)

const OWN_ONLY: ReadonlySet<SheetTool> = new Set(['clarity-break', 'ideal-life'])

/** Whether sheets of the tool may be shared at all. */
export const isShareable = (tool: SheetTool): boolean => !OWN_ONLY.has(tool)

const BY_QUARTER: ReadonlySet<SheetTool> = new Set([
  'delegate-elevate',
  'deep-strategy',
  'ideal-life',
  'replacement-ladder',
])

/** Whether sheets of the tool belong to a quarter, and go on in the next. */
export const isQuarterly = (tool: SheetTool): boolean => BY_QUARTER.has(tool)

/** The most sheets of one person, of all tools together and of each; archived ones do not count. */
export const MOST_SHEETS = 200
const MOST_OF: Partial<Record<SheetTool, number>> = { 'the-offer': 20 }
/** How many sheets somebody may have archived in the last 30 days, in which each can be brought back. */
export const MOST_ARCHIVED = 400
export const mostSheetsOf = (tool: SheetTool): number => MOST_OF[tool] ?? MOST_SHEETS

/** The most items of a sheet, and of one section of a tool's. */
export const MOST_ITEMS = 300
const MOST_IN_SECTION: Partial<Record<SheetTool, number>> = { 'deep-strategy': 12 }
export const mostInSection = (tool: SheetTool): number => MOST_IN_SECTION[tool] ?? MOST_ITEMS

/** Whether sheets of the tool have a text besides their entries. Only such a one is its owner's alone for good. */
export const hasText = (tool: SheetTool): boolean => tool === 'clarity-break'
