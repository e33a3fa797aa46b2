export const WAITING_CHANGES = 'Waiting changes'
export const NOTHING_WAITS = 'Everything that you changed has been saved.'
export const KEPT_HERE =
  'They are kept on this device and sent as soon as the server can be reached, also after a restart.'
export const NOT_SAVED = 'Not saved'
export const COPY_WRITTEN = 'Copy text'
export const COPIED = 'Copied'
export const PUT_AWAY = 'Put away'
export const putAwayOf = (title: string): string => `Put away: ${title}`
/** A change in words, such as “Set metric value: Boats sold”. */
export const changeOf = (what: string, names: readonly string[]): string =>
  names.length === 0 ? what : `${what}: ${names.join(', ')}`
