import type { SectionOf } from '../sheets/tool-kinds.rules.ts'

export const CHOICE = 'Choice'
export const choiceIn = (part: string): string => `Choice: ${part}`
export const addTo = (part: string): string => `Add to ${part}`
export const NONE_HERE = 'Nothing here yet.'
export const NOTHING_GIVEN_UP = 'Nothing given up yet: a choice without a cost is not one.'
export const roomFor = (limit: number): string => `There is room for ${limit}. Remove one first.`
export const EDIT_CHOICE = 'Edit choice'
export const WHY = 'Why'
export const LINKED_GOAL = 'Goal that it leads to'
export const NO_GOAL = 'No goal'
export const UNSEEN_GOAL = 'A goal that you do not see'
export const REMOVE = 'Remove'
export const CHOICE_REMOVED = 'Choice removed'
export const percentReached = (percent: number): string => `${percent}%`

export const HINTS: Record<SectionOf<'deep-strategy'>, string> = {
  where: 'For whom, in which markets, through which channels?',
  how: 'Why do they choose us and stay?',
  able: 'What has to be better here than anywhere else?',
  systems: 'What keeps it going and shows whether it works?',
  'give-up': 'What do we not do, so that the rest succeeds?',
}
