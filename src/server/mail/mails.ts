import { nameProblem } from '../../features/accounts/names.rules.ts'
import { BILLING_NOTE, billingWords, SEE_BILLING } from '../../features/billing/billing-mails.text.ts'
import {
  askedBy,
  minutesTitle,
  SEE_THE_RESULT,
  WHY_THIS_MAIL,
} from '../../features/meeting-room/minutes/minutes.text.ts'
import type { Letter, LetterSection } from './letter.ts'
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
    /** As people read them; null if it is not known. */
    before: string | null
    after: string
    url: string
  }
  'removed-from-company': { fullName: string; companyName: string }
  'webhook-off': { host: string; url: string }
  'source-off': { name: string; url: string }
  notifications: News & { fullName: string }
  billing: { notice: BillingNotice; companyName: string; day: string | null; url: string }
  'meeting-minutes': {
    teamName: string
    /** Of the meeting, without its team. */
    title: string
    day: string
    when: string
    /** Who had it sent; null if that was the person themselves. */
    sender: string | null
    sections: LetterSection[]
    url: string
  }
}

/** What a mail about billing says. */
export type BillingNotice = 'trial-ends-7' | 'trial-ends-1' | 'subscribed' | 'payment-failed' | 'cancelled'

type MailTemplate = keyof MailProps

/** A mail to one address: a template and its props. */
export type Mail = { [T in MailTemplate]: { to: string; template: T; props: MailProps[T] } }[MailTemplate] & {
  /** The address under which its reader stops mails of this kind; none for mails that nobody can do without. */
  stopUrl?: string | null
}

/** Writes the text of a mail. */
export function letterOf(mail: Mail): Letter {
  return { ...wordsOf(mail), stopUrl: mail.stopUrl ?? null }
}

function wordsOf(mail: Mail): Letter {
  switch (mail.template) {
    case 'confirm-email':
      return confirmEmail(mail.props)
    case 'choose-password':
      return choosePassword(mail.props)
    case 'already-registered':
      return alreadyRegistered(mail.props)
    case 'reset-password':
      return resetPassword(mail.props)
    case 'password-changed':
      return passwordChanged(mail.props)
    case 'invitation':
      return invitation(mail.props)
    case 'export-ready':
      return exportReady(mail.props)
    case 'level-changed':
      return levelChanged(mail.props)
    case 'removed-from-company':
      return removedFromCompany(mail.props)
    case 'webhook-off':
      return webhookOff(mail.props)
    case 'source-off':
      return sourceOff(mail.props)
    case 'notifications':
      return newsLetter(mail.props, greeting(mail.props.fullName), named)
    case 'billing':
      return billing(mail.props)
    case 'meeting-minutes':
      return meetingMinutes(mail.props)
    default:
      return securityLetter(mail, greeting(mail.props.fullName))
  }
}

/** Strangers choose names too, and earlier ones were not checked: in a mail, one that is none is left out. */
const named = (name: string, otherwise: string): string => (nameProblem(name) === null ? name : otherwise)

const greeting = (fullName: string): string => `Hello ${named(fullName, 'there')},`

const confirmEmail = ({ fullName, url }: MailProps['confirm-email']): Letter => ({
  subject: 'Confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    greeting(fullName),
    'Confirm that this address is yours, and your Quarterdeck account is ready.',
  ],
  action: { label: 'Confirm e-mail address', url },
  note: 'The link works once, for 24 hours. If you did not sign up for Quarterdeck, ignore this e-mail; nothing will happen.',
})

const choosePassword = ({ fullName, url }: MailProps['choose-password']): Letter => ({
  subject: 'Confirm your e-mail address and choose a password',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    greeting(fullName),
    'Somebody signed up for Quarterdeck with this address more than once. To be sure that the account is yours alone, choose its password now.',
  ],
  action: { label: 'Confirm and choose a password', url },
  note: 'The link works once, for one hour. If you did not sign up for Quarterdeck, ignore this e-mail; nothing will happen.',
})

const alreadyRegistered = ({ fullName, signInUrl, resetUrl }: MailProps['already-registered']): Letter => ({
  subject: 'You already have a Quarterdeck account',
  heading: 'You already have an account',
  paragraphs: [
    greeting(fullName),
    'Somebody, probably you, tried to sign up for Quarterdeck with this address. It already has an account, so sign in instead.',
    `If you forgot your password, choose a new one here: ${resetUrl}`,
  ],
  action: { label: 'Sign in', url: signInUrl },
  note: 'If this was not you, ignore this e-mail; nothing has changed.',
})

const resetPassword = ({ fullName, url }: MailProps['reset-password']): Letter => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [greeting(fullName), 'You asked to choose a new password for your Quarterdeck account.'],
  action: { label: 'Choose a new password', url },
  note: 'The link works once, for one hour. If you did not ask for this, ignore this e-mail; your password stays the same.',
})

const passwordChanged = ({ fullName, resetUrl }: MailProps['password-changed']): Letter => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    greeting(fullName),
    'The password of your Quarterdeck account was changed and every session was signed out.',
  ],
  action: { label: 'This was not me', url: resetUrl },
  note: 'If this was you, there is nothing to do.',
})

const invitation = (props: MailProps['invitation']): Letter => {
  const inviter = named(props.inviter, 'Somebody')
  const companyName = named(props.companyName, 'their company')
  return {
    subject: `${inviter} invites you to Quarterdeck`,
    heading: `Join ${companyName} on Quarterdeck`,
    paragraphs: [
      `${inviter} invites you to ${companyName}, where the team runs its metrics, goals, meetings and tasks.`,
    ],
    action: { label: 'See the invitation', url: props.url },
    note: 'The link works once, for 7 days, and only with this address. If you do not know the sender, ignore this e-mail.',
  }
}

const exportReady = ({ fullName, companyName, url }: MailProps['export-ready']): Letter => ({
  subject: 'Your export is ready',
  heading: 'Your export is ready',
  paragraphs: [
    greeting(fullName),
    `Everything that ${named(companyName, 'your company')} has in Quarterdeck is in one file now. Download it in the settings, under “Your data”.`,
  ],
  action: { label: 'Open the settings', url },
  note: 'The file is kept for 7 days. Only you can download it, and only while you are a director.',
})
const levelChanged = (props: MailProps['level-changed']): Letter => {
  const companyName = named(props.companyName, 'your company')
  const was = props.before === null ? '' : ` It was ${props.before} before.`
  return {
    subject: 'Your permission was changed',
    heading: `Your permission in ${companyName} was changed`,
    paragraphs: [greeting(props.fullName), `Your level in ${companyName} is now ${props.after}.${was}`],
    action: { label: 'See what you may do', url: props.url },
    note: 'If you did not expect this, ask a director of the company.',
  }
}

const removedFromCompany = (props: MailProps['removed-from-company']): Letter => {
  const companyName = named(props.companyName, 'a company')
  return {
    subject: 'You were removed from a company',
    heading: `You no longer have access to ${companyName}`,
    paragraphs: [
      greeting(props.fullName),
      `You were removed from ${companyName} on Quarterdeck. What you did there stays with the company; your account stays yours.`,
    ],
    note: 'If you did not expect this, ask a director of the company.',
  }
}

const webhookOff = ({ host, url }: MailProps['webhook-off']): Letter => ({
  subject: 'A webhook was turned off',
  heading: 'A webhook was turned off',
  paragraphs: [
    `The address at ${host} has not taken anything from Quarterdeck for a week, so nothing more is sent to it.`,
    'See what it answered last, and turn it on again once it works.',
  ],
  action: { label: 'See the webhook', url },
  note: 'You are told because you made it, or because you are a director of the company.',
})

const sourceOff = ({ name, url }: MailProps['source-off']): Letter => ({
  subject: 'A metric no longer fills itself',
  heading: 'A metric no longer fills itself',
  paragraphs: [
    `What fills ${named(name, 'one of your metrics')} has failed for days, so it is not asked any more.`,
    'See what went wrong, and have it run again.',
  ],
  action: { label: 'See the metric', url },
  note: 'You are told because the metric is yours, because you set this up, or because you are a director of the company.',
})

const billing = ({ url, ...props }: MailProps['billing']): Letter => {
  const [subject, ...paragraphs] = billingWords({
    ...props,
    companyName: named(props.companyName, 'your company'),
  })
  const action = { label: SEE_BILLING, url }
  return { subject, heading: subject, paragraphs, action, note: BILLING_NOTE }
}

const meetingMinutes = (props: MailProps['meeting-minutes']): Letter => {
  const title = `${named(props.teamName, 'Your team')} · ${props.title}`
  return {
    subject: minutesTitle(title, props.day),
    heading: title,
    paragraphs: [...(props.sender === null ? [] : [askedBy(named(props.sender, 'A colleague'))]), props.when],
    sections: props.sections,
    action: { label: SEE_THE_RESULT, url: props.url },
    note: WHY_THIS_MAIL,
  }
}
