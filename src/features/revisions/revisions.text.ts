export const isChangingToo = (name: string) => `${name} is changing this too.`
export const changedWhileWriting = (name: string) =>
  `${name} changed this while you were writing. Your text is shown; theirs is kept in History.`
export const hasReplaced = (name: string) => `${name} has replaced your text. Yours is kept in History.`
export const COMPARE = 'Compare'
export const USE_THEIRS = 'Use theirs'
export const HIDE = 'Hide'

export const HISTORY = 'History'
export const historyOf = (what: string) => `History of ${what}`
export const NO_HISTORY = 'This has not been changed yet.'
export const replacedBy = (name: string, moment: string) => `${name} changed this, ${moment}`
export const writtenBy = (name: string) => `Before, written by ${name}`
export const RESTORE = 'Restore'
export const EMPTIED = 'Nothing'
