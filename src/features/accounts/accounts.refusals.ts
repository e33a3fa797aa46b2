import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'account/address-taken': {
    title: 'This address has an account by now',
    detail: 'Sign in to that account, or ask for a change to another address.',
  },
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
  'account/password-not-yours': {
    kind: 'denied',
    title: 'The password is wrong',
    detail: 'Enter the password with which you sign in now.',
  },
  'account/same-address': {
    title: 'This is your address already',
    detail: 'Enter the address that you want to use from now on.',
  },
  'account/second-factor-on': {
    title: 'One-time codes are on already',
    detail: 'Turn them off first, to set up another authenticator app.',
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
  'account/set-up-again': {
    title: 'This set-up has expired',
    detail: 'Begin again and scan the new code.',
  },
  'account/sign-in-again': {
    kind: 'denied',
    title: 'Sign in again',
    detail: 'Too much time has passed or too many codes were wrong. Enter your password again.',
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
  'account/wrong-code': {
    kind: 'denied',
    title: 'The code is wrong',
    detail: 'Each code counts once. Wait for the next one in your app, or enter a recovery code.',
  },
  'account/wrong-password': {
    kind: 'denied',
    title: 'Sign-in failed',
    detail: 'The e-mail address or the password is wrong. Check both, or reset your password.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
