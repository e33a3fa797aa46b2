import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'account/not-in-demo': {
    kind: 'not-found',
    title: 'Not found',
    detail: 'Nobody in the demo company has this address.',
  },
  'account/password-not-allowed': {
    kind: 'invalid',
    title: 'Choose another password',
    detail: ({ problem }: { problem: string }) => problem,
  },
  'account/picture-not-image': {
    kind: 'invalid',
    title: 'File must be an image',
    detail: 'Choose a JPG, PNG or GIF.',
  },
  'account/picture-signed-out': {
    kind: 'denied',
    title: 'You must be logged in to upload an avatar',
    detail: 'Sign in and try again.',
  },
  'account/picture-too-large': {
    kind: 'invalid',
    title: 'File size must be less than 3MB',
    detail: 'Choose a smaller picture, or save this one with less detail.',
  },
  'account/picture-too-many-pixels': {
    kind: 'invalid',
    title: 'This picture has too many pixels',
    detail: 'Make it smaller than 50 megapixels and try again.',
  },
  'account/session-ended': {
    kind: 'not-found',
    title: 'Not found',
    detail: 'This session has already ended.',
  },
  'account/stale-link': {
    title: 'This link no longer works',
    detail: 'It has already been used or has expired. Ask for a new one.',
  },
  'account/too-many-attempts': { title: 'Too many attempts', detail: 'Wait a while, then try again.' },
  'account/unconfirmed': {
    kind: 'denied',
    title: 'Confirm your e-mail address first',
    detail: 'Open the link in the e-mail that we sent you. We can send it again if you can’t find it.',
  },
  'account/wrong-password': {
    kind: 'denied',
    title: 'Sign-in failed',
    detail: 'The e-mail address or the password is wrong. Check both, or reset your password.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
