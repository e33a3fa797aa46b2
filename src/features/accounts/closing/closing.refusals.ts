import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'closing/another-address': {
    kind: 'invalid',
    title: 'This is not the address of your account',
    detail: 'Enter the e-mail address with which you sign in.',
  },
  'closing/closed': {
    kind: 'denied',
    title: 'This account is being deleted',
    detail: 'It opens nothing any more. You can sign up anew in a few minutes.',
  },
  'closing/demo': {
    kind: 'denied',
    title: 'The people of the demo stay',
    detail: 'Their accounts are everybody’s who tries the demo.',
  },
  'closing/last-super-admin': {
    title: 'You are the last super admin',
    detail: 'The installation needs at least one. Give somebody else the role first.',
  },
  'closing/not-now': {
    kind: 'busy',
    title: 'One moment',
    detail: 'Other accounts are being deleted right now. Try again in a few seconds.',
  },
  'closing/obstacle': {
    title: 'Something has to be done first',
    detail: ({ companies }: { companies: string }) =>
      `In ${companies} nobody would be left to direct the company, or to end its subscription. Make somebody else a director there, or end the subscription.`,
  },
  'closing/sign-in-again': {
    kind: 'denied',
    title: 'Sign in again first',
    detail: 'You have no password, so sign out, sign in again, and delete your account within ten minutes.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
