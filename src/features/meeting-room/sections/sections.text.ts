export interface Prompt {
  readonly title: string
  readonly text: string
}

export const BESTS: readonly Prompt[] = [
  { title: 'One personal best', text: 'The best thing of your week outside of work.' },
  { title: 'One business best', text: 'The best thing of your week at work.' },
]
export const SPEAKING_ORDER = 'Speaking order'
export const FIRST_SPEAKER = 'Begin'
export const NEXT_SPEAKER = 'Next speaker'
export const NEXT_SPEAKER_KEY = 'S'
export const SPEAKS_NOW = 'Speaks now'
export const HAS_SPOKEN = 'Has spoken'
export const YOUR_TURN = 'It’s your turn'
export const turnOf = (name: string): string => `${name} speaks`
export const giveTurnTo = (name: string): string => `Give the turn to ${name}`

export const STRATEGY: readonly Prompt[] = [
  {
    title: 'Still true?',
    text: 'Core values, purpose and niche, long-range target, marketing strategy: what no longer holds?',
  },
  {
    title: 'On the way?',
    text: 'Outlook and one-year plan: what have we reached, what has moved?',
  },
]

export const ISSUES_BY_TYPE = 'Issues by type'

/** Of a section with a text of the team's own. */
export const NO_TEXT =
  'No text yet. Whoever manages the team can write one: Edit agenda, in the lobby of the meeting.'
