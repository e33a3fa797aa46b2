import { type RefusalTable, type Refuse, refusing } from '../refusal.ts'

const ACCESS_DENIED = 'Access Denied'

/** What the engine refuses on the server. */
const table = {
  'access/no-member': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You are no longer a member of this company.',
  },
  'access/other-account': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail:
      'This browser is now signed in with another account. Sign in with the earlier one to send those changes.',
  },
  'access/other-client': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'This change was made under another account. Sign in with that account to send it.',
  },
  'sync/busy': {
    kind: 'busy',
    title: 'Quarterdeck is busy',
    detail: 'Many people are loading their company right now. Yours will load in a moment by itself.',
  },
  'sync/no-room': {
    kind: 'busy',
    title: 'Quarterdeck is busy',
    detail:
      'The server’s memory is full of companies at work. Yours will load by itself as soon as there is room.',
  },
  'sync/company-too-large': {
    kind: 'busy',
    title: 'Your company is too large for this server',
    detail:
      'Its current work doesn’t fit into the server’s memory. Ask whoever runs the server to raise LIVE_MEMORY_MB.',
  },
  'sync/unreadable': {
    kind: 'invalid',
    title: 'Not understood',
    detail: 'The server could not read this request. Reload the page and try again.',
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
  'sync/too-fast': {
    title: 'One moment',
    detail: 'That is a lot at once. Wait a few seconds and try again; nothing you entered is lost.',
  },
  'sync/too-much-text': {
    title: 'Too much at once',
    detail: ({ mebibytes }: { mebibytes: number }) =>
      `This would rewrite more than ${mebibytes} MB at once. Do it in smaller parts, or archive what you no longer need first.`,
  },
  'sync/update-available': {
    kind: 'invalid',
    title: 'App update available',
    detail: 'Reload the page to get the latest version. Your changes are kept.',
  },
} as const satisfies RefusalTable

/** The title of a failure that no mutation has words for. */
export const UNEXPECTED = 'Unexpected Error'

export const refuse: Refuse<typeof table> = refusing(table)
