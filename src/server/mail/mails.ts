import { nameProblem } from '../../features/accounts/names.rules.ts'
import type { Language } from '../../language/languages.rules.ts'
import { inOwnTexts } from '../../language/own-texts.rules.ts'
import type { OwnWords } from '../../language/own-words.rules.ts'
import type { Level } from '../../features/rights/levels.rules.ts'
import { LEVEL_LABELS } from '../../features/rights/rights.text.ts'
import { LEVEL_LABELS as GERMAN_LEVELS } from '../../features/rights/rights.text.de.ts'
import { type Billing, billingLetter } from './billing-letter.ts'
import type { Letter } from './letter.ts'
import * as de from './mail-words.text.de.ts'
import * as en from './mail-words.text.ts'
import { type Minutes, minutesLetter } from './minutes-letter.ts'
import { type News, newsLetter } from './news-letter.ts'
import { type SecurityMails, securityLetter } from './security-letters.ts'

/** What each kind of mail needs. A `url` may contain a one-time code, which belongs in the mail and nowhere else. */
interface MailProps extends SecurityMails {
  'confirm-email': { fullName: string; url: string }
  'choose-password': { fullName: string; url: string }
  'already-registered': { fullName: string; signInUrl: string; resetUrl: string }
  'reset-password': { fullName: string; url: string }
  'password-changed': { fullName: string; resetUrl: string }
  invitation: { inviter: string; companyName: string; url: string }
  'export-ready': { fullName: string; companyName: string; url: string }
  'level-changed': {
    fullName: string
    companyName: string
    /** Null if it is not known. */
    before: Level | null
    after: Level
    url: string
  }
  'removed-from-company': { fullName: string; companyName: string }
  'webhook-off': { host: string; url: string }
  'source-off': { name: string; url: string }
  notifications: News & { fullName: string }
  billing: Billing
  'meeting-minutes': Minutes
}

type MailTemplate = keyof MailProps

/** A mail to one address: a template and its props. */
export type Mail = { [T in MailTemplate]: { to: string; template: T; props: MailProps[T] } }[MailTemplate] & {
  /** The address under which its reader stops mails of this kind; none for mails that nobody can do without. */
  stopUrl?: string | null
  /** What the company that it is about calls by its own words. */
  ownWords?: OwnWords
}

const WORDS = { en, de }

const LEVELS = { en: LEVEL_LABELS, de: GERMAN_LEVELS }

/** Writes the text of a mail. */
export function letterOf(mail: Mail, language: Language): Letter {
  return { ...wordsOf(mail, language), stopUrl: mail.stopUrl ?? null }
}

/** Strangers choose names too, and earlier ones were not checked: in a mail, one that is none is left out. */
const named = (name: string, otherwise: string): string => (nameProblem(name) === null ? name : otherwise)

function wordsOf(mail: Mail, language: Language): Letter {
  const words = inOwnTexts(WORDS[language], language, mail.ownWords)
  const { NOBODY } = words
  const hello = (fullName: string) => words.hello(named(fullName, NOBODY.greeted))
  switch (mail.template) {
    case 'confirm-email':
      return simple(words.CONFIRM_EMAIL, hello(mail.props.fullName), mail.props.url)
    case 'choose-password':
      return simple(words.CHOOSE_PASSWORD, hello(mail.props.fullName), mail.props.url)
    case 'already-registered': {
      const letter = simple(words.ALREADY_REGISTERED, hello(mail.props.fullName), mail.props.signInUrl)
      return {
        ...letter,
        paragraphs: [...letter.paragraphs, words.ALREADY_REGISTERED.resetAt(mail.props.resetUrl)],
      }
    }
    case 'reset-password':
      return simple(words.RESET_PASSWORD, hello(mail.props.fullName), mail.props.url)
    case 'password-changed':
      return simple(words.PASSWORD_CHANGED, hello(mail.props.fullName), mail.props.resetUrl)
    case 'invitation': {
      const inviter = named(mail.props.inviter, NOBODY.somebody)
      const companyName = named(mail.props.companyName, NOBODY.theirCompany)
      return {
        subject: words.INVITATION.subject(inviter),
        heading: words.INVITATION.heading(companyName),
        paragraphs: [words.INVITATION.words(inviter, companyName)],
        action: { label: words.INVITATION.action, url: mail.props.url },
        note: words.INVITATION.note,
      }
    }
    case 'export-ready': {
      const told = words.EXPORT_READY.words(named(mail.props.companyName, NOBODY.yourCompany))
      return simple({ ...words.EXPORT_READY, words: told }, hello(mail.props.fullName), mail.props.url)
    }
    case 'level-changed': {
      const { fullName, before, after, url } = mail.props
      const companyName = named(mail.props.companyName, NOBODY.yourCompany)
      // A mail that has waited since an earlier version says them as people read them.
      const labels: Readonly<Record<string, string | undefined>> = LEVELS[language]
      const [now, earlier] = [labels[after] ?? after, before && (labels[before] ?? before)]
      const told = words.LEVEL_CHANGED.words(companyName, now, earlier)
      const heading = words.LEVEL_CHANGED.heading(companyName)
      return simple({ ...words.LEVEL_CHANGED, heading, words: told }, hello(fullName), url)
    }
    case 'removed-from-company': {
      const companyName = named(mail.props.companyName, NOBODY.aCompany)
      const { subject, heading, words: told, note } = words.REMOVED
      const paragraphs = [hello(mail.props.fullName), told(companyName)]
      return { subject, heading: heading(companyName), paragraphs, note }
    }
    case 'webhook-off':
      return turnedOff(words.WEBHOOK_OFF, mail.props.host, mail.props.url)
    case 'source-off':
      return turnedOff(words.SOURCE_OFF, named(mail.props.name, NOBODY.aMetric), mail.props.url)
    case 'notifications': {
      const companyName = named(mail.props.companyName, NOBODY.yourCompany)
      return newsLetter({ ...mail.props, companyName }, hello(mail.props.fullName), language)
    }
    case 'billing': {
      const companyName = named(mail.props.companyName, NOBODY.yourCompany)
      return billingLetter({ ...mail.props, companyName }, language)
    }
    case 'meeting-minutes':
      return minutesLetter(
        {
          ...mail.props,
          teamName: named(mail.props.teamName, NOBODY.yourTeam),
          sender: mail.props.sender && named(mail.props.sender, NOBODY.aColleague),
        },
        language,
      )
    default:
      return securityLetter(mail, hello(mail.props.fullName), language)
  }
}

type Simple = { subject: string; heading: string; words: string; action: string; note: string }

const simple = ({ words, action, ...letter }: Simple, greeting: string, url: string): Letter => ({
  ...letter,
  paragraphs: [greeting, words],
  action: { label: action, url },
})

type TurnedOff = Omit<Simple, 'words'> & { words: (name: string) => string; next: string }

const turnedOff = ({ words, next, action, ...letter }: TurnedOff, name: string, url: string): Letter => ({
  ...letter,
  paragraphs: [words(name), next],
  action: { label: action, url },
})
