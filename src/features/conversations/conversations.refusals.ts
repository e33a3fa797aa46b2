import { LOCALE } from '../../language/locale.text.ts'
import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) =>
  ({ kind: 'denied', title: 'Access Denied', detail }) as const

const table = {
  'conversation/not-yours-to-plan': denied(
    'You plan conversations with people in seats directly beneath yours, and with those ranked below you.',
  ),
  // Nobody's rights would be enough, so it is no matter of them.
  'conversation/planner-only': {
    title: 'Access Denied',
    detail: 'Only who planned this conversation can do that.',
  },
  'conversation/room': ({ limit }: { limit: number }) => `There is room for ${limit}. Remove one first.`,
  'conversation/too-many-planned': ({ limit }: { limit: number }) =>
    `You have planned ${limit.toLocaleString(LOCALE)} conversations in the last 30 days. Plan others later.`,
  'conversation/over': 'This conversation is over.',
  'conversation/submitted': 'You have submitted this. Choose ‘Edit again’ to change it.',
  'conversation/talking': 'You are talking already, so what was written before stays as it is.',
  'conversation/no-form': 'There is nothing to fill in here: you only talk.',
  'conversation/no-such-question': 'This form does not ask that. Reload the page and try again.',
  'conversation/start-early': ({ name }: { name: string }) =>
    `Both of you submit first. ${name} is still writing.`,
  'conversation/submit-first': 'Both of you submit first. You are still writing.',
  'conversation/not-shareable': 'Only what you have submitted as the report can be shared.',
  'conversation/not-above-you': 'Share it with somebody in the seat directly above yours.',
  'conversation/not-talking': 'Start the talk first.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
