import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const UNREADABLE = 'That request could not be read'
const TOO_MUCH = 'That is too much at once'

/** Refusals that any request can get, whichever feature it is for. */
const table = {
  'request/address-too-long': { title: 'That address is too long', detail: 'Keep it below 8 KiB.' },
  'request/invalid': {
    kind: 'invalid',
    title: 'Check what you entered',
    detail: ({ problem }: { problem: string }) => problem,
  },
  'request/local-only': {
    kind: 'denied',
    title: 'Not available from here',
    detail:
      'Send the METRICS_TOKEN. Without one, only a server that nobody else can reach answers its own machine.',
  },
  'request/no-address': {
    kind: 'invalid',
    title: UNREADABLE,
    detail:
      'The proxy in front of Quarterdeck does not say from which address it came. Tell whoever runs it.',
  },
  'request/no-token': {
    kind: 'denied',
    title: 'A token is needed',
    detail: 'Send “Authorization: Bearer” with a token. People make them under Settings, Integrations.',
  },
  'request/not-json': { kind: 'invalid', title: UNREADABLE, detail: 'Send JSON.' },
  'request/other-site': {
    kind: 'denied',
    title: 'That came from another site',
    detail: 'Open Quarterdeck itself and try again there.',
  },
  'request/signed-out': {
    kind: 'denied',
    title: 'User not authenticated',
    detail: 'Sign in to continue; nothing you entered is lost.',
  },
  'request/too-deep': {
    kind: 'invalid',
    title: TOO_MUCH,
    detail: ({ levels }: { levels: number }) => `The data is nested deeper than ${levels} levels.`,
  },
  'request/too-large': { kind: 'invalid', title: TOO_MUCH, detail: 'Send it in smaller parts.' },
  'request/too-many-connections': {
    title: TOO_MUCH,
    detail: 'Too many connections are open from your network. Close some tabs, or try again in a moment.',
  },
  'request/too-many-entries': {
    kind: 'invalid',
    title: TOO_MUCH,
    detail: ({ entries }: { entries: number }) =>
      `A list has more than ${entries} entries: send it in parts.`,
  },
  'request/too-slow': {
    title: 'That took too long',
    detail: 'Your request did not arrive in time. Check your connection, then try again.',
  },
  'request/unreadable': {
    kind: 'invalid',
    title: UNREADABLE,
    detail: 'It was malformed. Reload the page and try again.',
  },
  'server/failed': {
    title: 'Something went wrong',
    detail: "This wasn't your fault, and we've been notified. Try again in a moment.",
  },
  'server/files-unavailable': {
    title: 'Files are unavailable for a moment',
    detail: 'The place where Quarterdeck keeps them is not responding. Try again shortly.',
  },
  'server/no-secret-key': {
    title: 'This needs a SECRET_KEY',
    detail: 'Quarterdeck has no key to encrypt it with. Ask whoever runs this server to set SECRET_KEY.',
  },
  'server/read-only': {
    title: 'Nothing can be saved at the moment',
    detail: 'Quarterdeck’s database takes no changes; what is there can be read. Try again shortly.',
  },
  'server/restarting': {
    title: 'Quarterdeck is unavailable for a moment',
    detail: 'It is being restarted. Try again shortly.',
  },
  'server/unavailable': {
    title: 'Quarterdeck is unavailable for a moment',
    detail: 'Its database is not responding. Try again shortly.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
