import type { Letter } from './letter.ts'

/** Something about how a person signs in that they are told of. */
export type AccountChange = keyof typeof CHANGES

/** Mails that tell the owner of an account what has happened to it. */
export interface SecurityMails {
  'account-change': { fullName: string; change: AccountChange; url: string }
}

type SecurityMail = {
  [T in keyof SecurityMails]: { template: T; props: SecurityMails[T] }
}[keyof SecurityMails]

const CHANGES = {
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
  }
}
