import { LOCALE } from '../language/locale.text.ts'
import { Refusal, type RefusalTable, type RefusalText, type Refuse, refusing } from './refusal.ts'

const ACCESS_DENIED = 'Access Denied'
const CHECK_INPUT = 'Check what you entered'
const NOT_SAVED = 'Not saved'

/** What the engine itself refuses. What the server refuses before it looks at a mutation stands in server/server.refusals.ts. */
const table = {
  'access/denied': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You don’t have permission to do this. Ask a manager or director of your company.',
  },
  // Missing, deleted and foreign rows answer the same, so that nobody learns which ids exist.
  'access/not-found': {
    kind: 'not-found',
    title: 'Not found',
    detail: 'This no longer exists, or you can’t see it.',
  },
  'input/invalid': {
    kind: 'invalid',
    title: CHECK_INPUT,
    detail: ({ problem }: { problem: string }) => problem,
  },
  'input/unreadable': {
    kind: 'invalid',
    title: CHECK_INPUT,
    detail: 'Some of it can’t be read. Reload the page and try again.',
  },
  'sync/too-many-changes': {
    title: 'Too much at once',
    detail: ({ limit }: { limit: number }) =>
      `This would change more than ${limit.toLocaleString(LOCALE)} entries at once. Do it in smaller parts.`,
  },
  'sync/not-taken': {
    kind: 'invalid',
    title: NOT_SAVED,
    detail: 'The server could not accept this change. Reload the page and try again.',
  },
  'sync/outdated': { title: 'A new version is ready', detail: 'Reload the page, then try again.' },
  'sync/not-ready': {
    title: 'Not ready yet',
    detail: 'Your company is still loading. Try again in a moment.',
  },
  'sync/not-stored': {
    title: NOT_SAVED,
    detail: 'Your browser is out of space or does not let this site store data. Make room, then try again.',
  },
  'sync/no-storage': {
    title: 'Storage is blocked',
    detail:
      'Your browser does not let this site store data. Allow it in the browser’s settings, then reload the page.',
  },
  // What only the server finds out about a mutation; browsers know the words, to say them in their language.
  'access/no-member': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You are no longer a member of this company.',
  },
  'access/other-client': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'This change was made under another account. Sign in with that account to send it.',
  },
  'sync/company-full': {
    title: 'Your company is full',
    detail: ({ what }: { what: string }) =>
      `It holds as many ${what} as one company can here. Delete what you no longer need, or ask whoever runs this server for more room.`,
  },
  'sync/conflict': {
    title: 'Not saved',
    detail: 'Somebody else changed the same thing at the same time. Check it and try again.',
  },
  'sync/failed': 'This change could not be made. Please try again, or reload the page first.',
  'sync/too-much-text': {
    title: 'Too much at once',
    detail: ({ mebibytes }: { mebibytes: number }) =>
      `This would rewrite more than ${mebibytes} MB at once. Do it in smaller parts, or archive what you no longer need first.`,
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** A refusal of the engine as it is shown and sent. */
export const textOf = (
  code: Exclude<
    keyof typeof table,
    'input/invalid' | 'sync/too-many-changes' | 'sync/company-full' | 'sync/too-much-text'
  >,
): RefusalText => new Refusal(refuse.reason(code)).text

/** Ends a mutation or a request because the actor may not do this. */
export function deny(): never {
  return refuse('access/denied')
}

/** Ends it because there is no such row, or none that the actor sees. */
export function notFound(): never {
  return refuse('access/not-found')
}
