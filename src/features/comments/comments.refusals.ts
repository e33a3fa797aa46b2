import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'comment/may-not': {
    kind: 'denied',
    detail: 'You can read this discussion. Only people who work on it can add to it.',
  },
  'comment/archived': 'It was archived. Restore it, then go on with the discussion.',
  'comment/too-many': ({ limit }: { limit: number }) =>
    `This discussion has ${limit} comments, which is the most. Make an issue or a task of what is left.`,
  'comment/too-many-an-hour': ({ limit }: { limit: number }) =>
    `You have made ${limit} comments within an hour. Try again a little later.`,
  'comment/author-only': { kind: 'denied', detail: 'Only the person who wrote a comment can edit it.' },
  'comment/author-or-manager-only': {
    kind: 'denied',
    detail: 'Only the person who wrote a comment, or who manages the team, can delete it.',
  },
  'comment/deleter-only': {
    kind: 'denied',
    detail: 'Only the person who deleted a comment can bring it back.',
  },
  'comment/deleted': 'The comment was deleted.',
  'comment/edited-too-often': ({ limit }: { limit: number }) =>
    `This comment was edited ${limit} times. Write another one instead.`,
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
