import { type RefusalTable, type Refuse, refusing } from '../refusal.ts'

const ACCESS_DENIED = 'Access Denied'

/** What the engine refuses on the server. */
const table = {
  'access/other-account': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail:
      'This browser is now signed in with another account. Sign in with the earlier one to send those changes.',
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
  'sync/too-fast': {
    title: 'One moment',
    detail: 'That is a lot at once. Wait a few seconds and try again; nothing you entered is lost.',
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
