/** Something about how a person signs in that they are told of. */
export const CHANGES = {
  password: {
    subject: 'Your password was changed',
    what: 'The password of your Quarterdeck account was changed. Every other device was signed out.',
  },
  'second-factor-on': {
    subject: 'One-time codes were turned on',
    what: 'From now on signing in to your Quarterdeck account takes a code from your authenticator app.',
  },
  'second-factor-off': {
    subject: 'One-time codes were turned off',
    what: 'Signing in to your Quarterdeck account takes only the password again. Devices that were remembered are forgotten.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were made for your Quarterdeck account. The earlier ones no longer work.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    what: 'From now on another passkey opens your Quarterdeck account.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    what: 'A passkey of your Quarterdeck account was removed and no longer opens it.',
  },
  'passkeys-removed': {
    subject: 'Your passkeys were removed',
    what: 'A new password was chosen by mail, which removes the passkeys of your Quarterdeck account. Add them again on your profile.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'Somebody signed in to your Quarterdeck account with your password and one of your recovery codes.',
  },
}

export const NOT_ME = 'This was not me'
export const NOTHING_TO_DO = 'If this was you, there is nothing to do.'
export const TELL_THE_OPERATOR = 'If this was not you, tell whoever runs this installation at once.'

export const NEW_DEVICE = {
  subject: 'A sign-in on a new device',
  heading: 'Somebody signed in on a new device',
  words: (device: string, when: string): string =>
    `Your Quarterdeck account was used on ${device} on ${when}.`,
  note: `${NOTHING_TO_DO} If not, choose a new password, which ends every session.`,
}

export const CHANGE_EMAIL = {
  subject: 'Confirm your new e-mail address',
  words: 'You asked to use this address for your Quarterdeck account from now on.',
  action: 'Use this address',
  note: 'The link works once, for one hour. If you did not ask for this, ignore this e-mail; nothing will happen.',
}

export const EMAIL_ASKED = {
  subject: 'A new e-mail address was asked for',
  words: (email: string): string =>
    `Somebody, probably you, asked to use ${email} for your Quarterdeck account in place of this address. It changes once the link that was sent there is opened.`,
  note: 'If this was not you, choose a new password now: the link then stops working.',
}

export const ACCOUNT_DELETED = {
  subject: 'Your account was deleted',
  words:
    'Your Quarterdeck account is gone, with your personal tasks, notes, settings and picture. What you did in your companies stays there under your name. This address is free to sign up anew.',
}

export const EMAIL_CHANGED = {
  subject: 'Your e-mail address was changed',
  words: (email: string): string => `Your Quarterdeck account uses ${email} from now on.`,
}
