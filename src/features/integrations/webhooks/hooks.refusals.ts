import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'hook/address-not-usable': {
    kind: 'invalid',
    title: 'This address can’t be used',
    detail: 'Enter a whole address that begins with https://, without a user name or password.',
  },
  'hook/address-private': {
    kind: 'invalid',
    title: 'This address can’t be used',
    detail:
      'It leads into a private network. Whoever runs this server decides whether Quarterdeck may send anything there.',
  },
  'hook/address-not-found': {
    kind: 'invalid',
    title: 'This address can’t be used',
    detail: 'There is no such host. Check the address.',
  },
  'hook/too-many': {
    title: 'No more of these',
    detail: ({ most }: { most: number }) => `A company has at most ${most} of them. Remove one first.`,
  },
  'hook/address-missing': {
    title: 'Its address is missing',
    detail: 'Under Edit, enter the address. No import brings it along.',
  },
  'hook/is-off': {
    title: 'It is paused',
    detail: 'Turn it on first. Until then nothing is sent.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
