import type { Language } from '../../language/languages.rules.ts'
import type { Letter } from './letter.ts'
import * as de from './security-words.text.de.ts'
import * as en from './security-words.text.ts'

export type AccountChange = keyof typeof en.CHANGES

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

const WORDS = { en, de }

export function securityLetter(
  { template, props }: SecurityMail,
  greeting: string,
  language: Language,
): Letter {
  const words = WORDS[language]
  switch (template) {
    case 'account-change': {
      const { subject, what } = words.CHANGES[props.change]
      return {
        subject,
        heading: subject,
        paragraphs: [greeting, what],
        action: { label: words.NOT_ME, url: props.url },
        note: words.NOTHING_TO_DO,
      }
    }
    case 'new-device':
      return {
        subject: words.NEW_DEVICE.subject,
        heading: words.NEW_DEVICE.heading,
        paragraphs: [greeting, words.NEW_DEVICE.words(props.device, props.when)],
        action: { label: words.NOT_ME, url: props.url },
        note: words.NEW_DEVICE.note,
      }
    case 'change-email':
      return {
        subject: words.CHANGE_EMAIL.subject,
        heading: words.CHANGE_EMAIL.subject,
        paragraphs: [greeting, words.CHANGE_EMAIL.words],
        action: { label: words.CHANGE_EMAIL.action, url: props.url },
        note: words.CHANGE_EMAIL.note,
      }
    case 'email-asked':
      return {
        subject: words.EMAIL_ASKED.subject,
        heading: words.EMAIL_ASKED.subject,
        paragraphs: [greeting, words.EMAIL_ASKED.words(props.email)],
        action: { label: words.NOT_ME, url: props.url },
        note: words.EMAIL_ASKED.note,
      }
    case 'account-deleted':
      return {
        subject: words.ACCOUNT_DELETED.subject,
        heading: words.ACCOUNT_DELETED.subject,
        paragraphs: [greeting, words.ACCOUNT_DELETED.words],
        note: words.TELL_THE_OPERATOR,
      }
    case 'email-changed':
      return {
        subject: words.EMAIL_CHANGED.subject,
        heading: words.EMAIL_CHANGED.subject,
        paragraphs: [greeting, words.EMAIL_CHANGED.words(props.email)],
        note: words.TELL_THE_OPERATOR,
      }
  }
}
