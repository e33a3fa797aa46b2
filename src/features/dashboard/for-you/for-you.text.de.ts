export const FOR_YOU = 'Für Sie'
export const UNREAD_DISCUSSIONS = 'ungelesene Diskussionen'
export const FOLLOWED = 'Diskussionen, denen Sie folgen und die Sie noch nicht gelesen haben.'
export const NOTHING_NEW =
  'Nichts Neues. Diskussionen, denen Sie folgen, erscheinen hier, sobald jemand schreibt.'
export const MENTIONED = 'Erwähnt Sie'
export const newBy = (unread: number, name: string): string =>
  unread === 1 ? `1 neuer Kommentar von ${name}` : `${unread} neue Kommentare, der letzte von ${name}`
export const lastBy = (name: string): string => `Bearbeiteter Kommentar von ${name}`
export const moreToRead = (count: number): string =>
  `und ${count} weitere ${count === 1 ? 'Diskussion' : 'Diskussionen'}`
export const inWeek = (name: string, week: string): string => `${name}, Woche ab ${week}`
export const UNREAD_ITEMS = 'ungelesen'
export const bellLabel = (count: number): string =>
  count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen: ${count} ungelesen`
export const discussionsWait = (count: number): string =>
  count === 1 ? 'Eine Diskussion wartet auf Sie' : `${count} Diskussionen warten auf Sie`
