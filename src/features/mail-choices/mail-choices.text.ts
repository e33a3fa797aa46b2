import type { MailKind } from './mail-choices.requests.ts'

export const MAILS_TAB = 'Mails'
export const MAILS_TITLE = 'Mails from this company'
export const MAILS_EXPLAINED =
  'What you are mailed besides what is about your account, your permission, payments, or was asked for by you.'
export const KIND_NAMES: Record<MailKind, string> = {
  notifications: 'What is new, once a day',
  minutes: 'Minutes of meetings',
  trial: 'Reminders that the trial is about to end',
  webhooks: 'Notices that a webhook was turned off',
  sources: 'Notices that a metric no longer fills itself',
}
export const KIND_EXPLAINED: Record<MailKind, string> = {
  notifications: 'In the morning, if there are notifications that you have not read.',
  minutes: 'When somebody has them sent to everybody who was there.',
  trial: 'To directors, a week and a day before.',
  webhooks: 'To directors, and to whoever made the webhook.',
  sources: 'To directors, to whoever set it up, and to the owner of the metric.',
}
export const CHOICE_SAVED = 'Saved'
export const CHOICE_NOT_SAVED = 'Your choice was not saved'
export const CHOICES_NOT_LOADED = 'Your choices could not be loaded'

// On the page that a link in a mail opens.
export const stopQuestion = (kind: MailKind): string => `Stop “${KIND_NAMES[kind]}”?`
export const STOP_EXPLAINED =
  'You get no more mails of this kind from this company. Everything else stays as it is.'
export const STOP = 'Stop these mails'
export const STOPPED = 'These mails have stopped'
export const HOW_TO_RETURN =
  'To get them again, switch them on in Quarterdeck, in the settings under “Mails”.'
export const LINK_BROKEN = 'This link does not work'
export const LINK_BROKEN_EXPLAINED =
  'It may have been cut off. You can choose your mails in Quarterdeck, in the settings under “Mails”.'
