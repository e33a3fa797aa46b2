export const unsavedChanges = (count: number): string =>
  count === 1 ? '1 change is not saved yet' : `${count} changes are not saved yet`
export const ONLY_HERE =
  'What is not saved is on this device alone, and signing out deletes it. If you stay signed in, what still waits is sent as soon as that is possible.'
export const SIGN_OUT_ANYWAY = 'Sign out anyway'
export const STAY_SIGNED_IN = 'Stay signed in'
