export const SUGGEST = 'Änderung vorschlagen'
export const suggestFor = (step: string): string => `Änderung vorschlagen: ${step}`
export const SUGGESTION = 'Was soll anders sein?'
export const REACHES_TEAM = 'Das Team des Prozesses findet es als Thema auf seiner Liste.'
export const SEND = 'Senden'
export const SUGGESTED = 'Vorschlag gesendet'
export const suggestionTitle = (process: string, words: string): string => `Prozess ${process}: ${words}`
export const aboutStep = (number: number, title: string): string => `Schritt ${number}: ${title}`
export const THE_PROCESS = 'dem Prozess'
