import type { ToolKey } from './sheets/tool-kinds.rules.ts'

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

export const TOOL_SENTENCES: Record<ToolKey, string> = {
  'delegate-elevate': 'Sehen, was die Woche füllt, und abgeben, was andere besser können.',
  'clarity-break': 'Eine Verabredung mit sich selbst und ein leeres Blatt.',
  'deep-strategy': 'Wo Sie antreten, wie Sie gewinnen und was Sie dafür aufgeben.',
  'marketing-strategy': 'Ihr Markt, was Sie unterscheidet und der Weg Ihrer Kunden.',
  'the-offer': 'Ein Angebot, das man schwer ablehnt, und der Hebel, der es bremst.',
  'ideal-life': 'Fünf Noten im Quartal: Gibt Ihnen die Arbeit das Leben, das Sie wollen?',
  'replacement-ladder': 'Zeit zurückkaufen, eine Sprosse nach der anderen.',
  'health-tracking': 'Zwanzig Aussagen, ohne Namen beantwortet, zeigen, wie gesund das Unternehmen ist.',
}

export const TOOLS = 'Werkzeuge'
export const ALL_TOOLS = 'Alle Werkzeuge'
export const NOT_FOR_YOU = 'Werkzeuge sind für Leitung und Direktion.'
export const NOT_USED_YET = 'Noch nicht benutzt'
export const lastUsed = (day: string): string => `Zuletzt benutzt am ${day}`
export const COMES_LATER = 'Noch nicht verfügbar'
