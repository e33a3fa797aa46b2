import type { ReactionKind } from '../headlines/reactions/reactions.table.ts'

/** What people of the demo company say. Hours are counted back from now. */

export interface DemoDiscussion {
  about: 'issue' | 'headline'
  /** Of the issue or headline. */
  title: string
  said: readonly { who: string; text: string; hoursAgo: number; mentions?: readonly string[] }[]
}

export const DEMO_DISCUSSIONS: readonly DemoDiscussion[] = [
  {
    about: 'issue',
    title: 'Displays arrive late three weeks in a row',
    said: [
      {
        who: 'tomas',
        text: 'Receiving says the truck leaves them on Tuesday. We lose two days there.',
        hoursAgo: 30,
      },
      {
        who: 'idris',
        text: '@Nora Vance the second source asks for a yearly quantity. Would you sign for 4,000?',
        hoursAgo: 26,
        mentions: ['nora'],
      },
      { who: 'petra', text: 'Two customers have asked again. I can hold them until Friday.', hoursAgo: 5 },
    ],
  },
  {
    about: 'issue',
    title: 'The demo unit is always with somebody else',
    said: [
      { who: 'felix', text: 'A second one costs less than the trips we make to fetch it.', hoursAgo: 20 },
    ],
  },
  {
    about: 'headline',
    title: 'Oskar has been with us for ten years on Friday',
    said: [{ who: 'petra', text: 'Cake at three, in the lab. He knows nothing of it.', hoursAgo: 8 }],
  },
]

/** How people react to headlines, by their titles. */
export const DEMO_REACTIONS: Record<string, Partial<Record<ReactionKind, readonly string[]>>> = {
  'The ferry line extends its contract by two years': {
    cheer: ['idris', 'tomas', 'june'],
    thanks: ['petra'],
  },
  'Oskar has been with us for ten years on Friday': { cheer: ['nora', 'petra'] },
}
