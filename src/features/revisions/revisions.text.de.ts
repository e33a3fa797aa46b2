export const isChangingToo = (name: string) => `${name} ändert das auch gerade.`
export const changedWhileWriting = (name: string) =>
  `${name} hat das geändert, während Sie geschrieben haben. Ihr Text wird gezeigt; der andere steht im Verlauf.`
export const hasReplaced = (name: string) => `${name} hat Ihren Text ersetzt. Ihrer steht im Verlauf.`
export const COMPARE = 'Vergleichen'
export const USE_THEIRS = 'Den anderen nehmen'
export const HIDE = 'Ausblenden'

export const HISTORY = 'Verlauf'
export const historyOf = (what: string) => `Verlauf von ${what}`
export const NO_HISTORY = 'Das wurde noch nicht geändert.'
export const replacedBy = (name: string, moment: string) => `${name} hat das geändert, ${moment}`
export const writtenBy = (name: string) => `Zuvor, geschrieben von ${name}`
export const RESTORE = 'Wiederherstellen'
export const EMPTIED = 'Leer'
