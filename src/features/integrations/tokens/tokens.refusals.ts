import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const NOT_MADE = 'No token was made'
const TITLE = 'This token does not work'

/** Why a token is not made, or does not work. */
const table = {
  'token/too-many-own': {
    title: NOT_MADE,
    detail: ({ limit }: { limit: number }) => `You have ${limit} tokens. Revoke one that you no longer need.`,
  },
  'token/too-many': {
    title: NOT_MADE,
    detail: ({ limit }: { limit: number }) =>
      `Your company has ${limit} tokens. Revoke some that nobody needs any more.`,
  },
  'token/no-scopes': { kind: 'invalid', title: NOT_MADE, detail: 'Choose at least one scope.' },
  'token/no-teams': { kind: 'invalid', title: NOT_MADE, detail: 'Choose at least one team.' },
  'token/expiry': {
    kind: 'invalid',
    title: NOT_MADE,
    detail: 'Choose a day from today up to a year from now.',
  },
  'token/level-too-low': {
    kind: 'denied',
    title: NOT_MADE,
    detail: 'A token can do no more than you. Choose fewer scopes.',
  },
  'token/foreign-team': {
    kind: 'denied',
    title: NOT_MADE,
    detail: 'Choose teams that you see yourself.',
  },
  'token/beyond-teams': {
    kind: 'invalid',
    title: NOT_MADE,
    detail: 'What is the whole company’s can’t be written with a token for some teams.',
  },
  'token/not-valid': {
    kind: 'denied',
    title: TITLE,
    detail: 'It is no token, was revoked, or its person may no longer do what it is for.',
  },
  'token/expired': { kind: 'denied', title: TITLE, detail: 'It has expired. Make a new one.' },
  'token/scope-missing': {
    kind: 'denied',
    title: 'The token is not for this',
    detail: ({ scope }: { scope: string }) => `This takes the scope ${scope}.`,
  },
  'token/asks-first': {
    kind: 'denied',
    title: 'This token writes nothing by itself',
    detail: 'Its person is asked first, which is possible over MCP only. Make another token for a program.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
