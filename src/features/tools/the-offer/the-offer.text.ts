import type { SectionOf } from '../sheets/tool-kinds.rules.ts'

export const COMPARE_WITH = 'Compare with'
export const NOT_COMPARED = 'No other offer'
export const WEAKEST = 'Weakest lever'
export const weakestIs = (lever: string): string => `Weakest lever: ${lever}`
export const NOT_SCORED = 'Score all four levers to see what the offer is worth.'
export const SCORE_MEANS = 'Outcome × likelihood ÷ (delay × effort)'
export const scoreOf = (part: string): string => `Score from 1 to 10: ${part}`

export const PART_HINTS: Record<SectionOf<'the-offer'>, string> = {
  customer: 'Who is it for?',
  outcome: 'What do they dream of? 10 is all of it.',
  likelihood: 'How sure are they that it works? 10 is certain.',
  delay: 'How long until they have it? 1 is at once.',
  effort: 'What does it ask of them? 1 is nothing.',
  bonuses: 'What comes on top?',
  guarantee: 'What if it doesn’t work?',
  scarcity: 'What is there only a limited number of?',
  urgency: 'Why now?',
  price: 'What does it cost?',
}
