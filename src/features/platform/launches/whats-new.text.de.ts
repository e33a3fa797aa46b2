export const WHATS_NEW = 'Neuigkeiten'
export const DISMISS = 'Ausblenden'
export const dismissOf = (title: string): string => `${title} ausblenden`
export const readOf = (title: string): string => `${title} lesen`
export const MORE = 'Weiterlesen'
export const OPEN = 'Öffnen'
export const openOf = (title: string): string => `${title} öffnen`
export const moreNews = (count: number): string => `${count} weitere`
export const NOTHING_NEW = 'Sie haben alles Neue gesehen.'
export const NOT_DISMISSED = 'Nicht ausgeblendet'
export const NEWS_NOT_LOADED = 'Die Neuigkeiten konnten nicht geladen werden.'
