export interface Prompt {
  readonly title: string
  readonly text: string
}

export const BESTS: readonly Prompt[] = [
  { title: 'One personal best', text: 'The best thing of your week outside of work.' },
  { title: 'One business best', text: 'The best thing of your week at work.' },
]
export const SPEAKING_ORDER = 'Speaking order'

export const STRATEGY: readonly Prompt[] = [
  {
    title: 'Still true?',
    text: 'Core values, core focus, ten-year target, marketing strategy: what no longer holds?',
  },
  {
    title: 'On the way?',
    text: 'Three-year picture and one-year plan: what have we reached, what has moved?',
  },
]

export const ISSUES_BY_TYPE = 'Issues by type'
