import type { Lab } from '../choices.rules.ts'

export const LABS = 'Labor'
export const LABS_EXPLAINED =
  'Teile von Quarterdeck, die Ihr Unternehmen einschaltet, wenn es sie haben will.'
export const LABS_BY_DIRECTORS = 'Nur die Direktion kann das ändern.'
export const LAB_LABELS: Record<Lab, string> = {
  process: 'Prozesse',
  analytics: 'Analysen',
  'ai-thought-partner': 'KI-Sparringspartner',
}
export const LAB_SENTENCES: Record<Lab, string> = {
  process: 'Kernprozesse, wer sie gelesen hat und ob sie befolgt werden.',
  analytics: 'Wie sich Ziele, Zahlen, Meetings, Aufgaben und Themen entwickeln.',
  'ai-thought-partner':
    'Fragen zur eigenen Arbeit, beantwortet vom Sprachmodell, das auf diesem Server eingerichtet ist.',
}
export const NO_MODEL = 'Der Teil bleibt aus, bis auf diesem Server ein Modell dafür eingerichtet ist.'

/** On the page of a part that is off. */
export const switchedOff = (name: string): string => `${name}: ausgeschaltet`
export const SWITCH_IT_ON =
  'Die Direktion kann diesen Teil unter Einstellungen > Allgemein > Labor einschalten.'
export const OPEN_SETTINGS = 'Einstellungen öffnen'
