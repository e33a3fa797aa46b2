// What assistants read is in the first language.
export { aboutMutation, aboutProposal, aboutQuery, INSTRUCTIONS, PROPOSED, SERVER_TITLE } from './mcp.text.ts'

export const SUGGESTIONS = 'Von Assistenten vorgeschlagen'
export const APPLY = 'Anwenden'
export const DISMISS = 'Verwerfen'
export const applyOf = (what: string): string => `Anwenden: ${what}`
export const dismissOf = (what: string): string => `Verwerfen: ${what}`
export const proposedWith = (token: string, day: string): string => `Mit ${token}, ${day}`
export const APPLIED = 'Angewendet'
export const DISMISSED = 'Verworfen'
export const NOT_SETTLED = 'Der Vorschlag wartet noch'
export const YES = 'ja'
export const NO = 'nein'
export const WHICH = 'Was'
