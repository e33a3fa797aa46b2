import type { Letter } from './letter.ts'

/** Something about how a person signs in that they are told of. */
export type AccountChange = keyof typeof CHANGES

/** Mails that tell the owner of an account what has happened to it. */
export interface SecurityMails {
  'account-change': { fullName: string; change: AccountChange; url: string }
  'new-device': { fullName: string; device: string; when: string; url: string }
  'change-email': { fullName: string; url: string }
  'email-asked': { fullName: string; email: string; url: string }
  'account-deleted': { fullName: string }
  'email-changed': { fullName: string; email: string }
}

type SecurityMail = {
  [T in keyof SecurityMails]: { template: T; props: SecurityMails[T] }
}[keyof SecurityMails]

const CHANGES = {
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
} as const

export function securityLetter({ template, props }: SecurityMail, greeting: string): Letter {
  switch (template) {
    case 'account-change': {
      const { subject, what } = CHANGES[props.change]
      return {
        subject,
        heading: subject,
        paragraphs: [greeting, what],
        action: { label: 'This was not me', url: props.url },
        note: 'If this was you, there is nothing to do.',
      }
    }
    case 'new-device':
      return {
        subject: 'A sign-in on a new device',
        heading: 'Somebody signed in on a new device',
        paragraphs: [greeting, `Your Quarterdeck account was used on ${props.device} on ${props.when}.`],
        action: { label: 'This was not me', url: props.url },
        note: 'If this was you, there is nothing to do. If not, choose a new password, which ends every session.',
      }
    case 'change-email':
      return {
        subject: 'Confirm your new e-mail address',
        heading: 'Confirm your new e-mail address',
        paragraphs: [greeting, 'You asked to use this address for your Quarterdeck account from now on.'],
        action: { label: 'Use this address', url: props.url },
        note: 'The link works once, for one hour. If you did not ask for this, ignore this e-mail; nothing will happen.',
      }
    case 'email-asked':
      return {
        subject: 'A new e-mail address was asked for',
        heading: 'A new e-mail address was asked for',
        paragraphs: [
          greeting,
          `Somebody, probably you, asked to use ${props.email} for your Quarterdeck account in place of this address. It changes once the link that was sent there is opened.`,
        ],
        action: { label: 'This was not me', url: props.url },
        note: 'If this was not you, choose a new password now: the link then stops working.',
      }
    case 'account-deleted':
      return {
        subject: 'Your account was deleted',
        heading: 'Your account was deleted',
        paragraphs: [
          greeting,
          'Your Quarterdeck account is gone, with your personal tasks, notes, settings and picture. What you did in your companies stays there under your name. This address is free to sign up anew.',
        ],
        note: 'If this was not you, tell whoever runs this installation at once.',
      }
    case 'email-changed':
      return {
        subject: 'Your e-mail address was changed',
        heading: 'Your e-mail address was changed',
        paragraphs: [greeting, `Your Quarterdeck account uses ${props.email} from now on.`],
        note: 'If this was not you, tell whoever runs this installation at once.',
      }
  }
}
