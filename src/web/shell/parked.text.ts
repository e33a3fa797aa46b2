export const changesNotSent = (count: number): string =>
  count === 1 ? '1 change was not sent' : `${count} changes were not sent`
export const MADE_WITH_OLDER_VERSION =
  'They were made with an older version of the app, or a long time ago. Send them now, or discard them.'
export const SEND = 'Send'
export const DISCARD = 'Discard'
