import { LOCALE } from '../../language/locale.text.ts'

export const CHANGES = 'Changes'
export const NOTHING_WAITING = 'Everything you did has arrived. What waits to be sent shows here.'
export const SENT_WHEN_ONLINE =
  'They are on this device and are sent in this order as soon as you are online.'
export const BEING_SENT = 'They are on this device and are being sent in this order.'
export const waitingChanges = (count: number): string =>
  count === 1 ? '1 change waiting' : `${count.toLocaleString(LOCALE)} changes waiting`
export const refusedChanges = (count: number): string =>
  count === 1 ? '1 change was refused' : `${count.toLocaleString(LOCALE)} changes were refused`
export const NOTHING_IS_LOST =
  'What you wrote is kept on this device until you decide: copy it, try again or discard it.'
export const oldChanges = (count: number): string =>
  count === 1 ? '1 change was not sent' : `${count.toLocaleString(LOCALE)} changes were not sent`
export const WHY_OLD = 'They were made with an older version of the app, or a long time ago.'
export const TRY_AGAIN = 'Try again'
export const DISCARD = 'Discard'
export const DISCARD_ALL = 'Discard all'
export const discardedChanges = (count: number): string =>
  count === 1 ? 'Change discarded' : `${count.toLocaleString(LOCALE)} changes discarded`
export const SENT_AGAIN = 'Trying again'
/** Accessible names of a row's buttons. */
export const actOn = (act: string, sentence: string): string => `${act}: ${sentence}`
export const PAGES = {
  '/tasks': 'Tasks',
  '/issues': 'Issues',
  '/goals': 'Goals',
  '/headlines': 'Headlines',
  '/metrics': 'Metrics',
  '/archive': 'Archive',
}
export const placeOf = (page: keyof typeof PAGES, teamName: string | null): string =>
  teamName === null ? PAGES[page] : `${PAGES[page]} · ${teamName}`
