import type { Lab } from '../choices.rules.ts'

export const LABS = 'Labs'
export const LABS_EXPLAINED = 'Parts of Quarterdeck that your company switches on when it wants them.'
export const LABS_BY_DIRECTORS = 'Only directors can change this.'
export const LAB_LABELS: Record<Lab, string> = {
  process: 'Process',
  analytics: 'Analytics',
  'ai-thought-partner': 'AI Thought Partner',
}
export const LAB_SENTENCES: Record<Lab, string> = {
  process: 'Core processes, who has read them and whether they are followed.',
  analytics: 'How goals, numbers, meetings, tasks and issues develop.',
  'ai-thought-partner': 'Questions about your own work, answered by the language model of this installation.',
}
/** After what the thought partner is. */
export const NO_MODEL = 'It stays off until whoever runs this installation sets a model for it.'

/** On the page of a part that is off. */
export const switchedOff = (name: string): string => `${name} is switched off`
export const SWITCH_IT_ON = 'A director can switch it on under Settings > General > Labs.'
export const OPEN_SETTINGS = 'Open settings'
