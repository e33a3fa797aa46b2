export const LANGUAGE: string = 'de'

export const LOCALE: string = 'de-DE'

export const DECIMAL: string = ','

const SHORT: Readonly<Record<string, string>> = { '.': ',', K: 'T', B: 'Mrd', T: 'Bio' }

/** Such as "183,2T$": the short forms of Intl are too long for a cell. */
export const inShort = (number: string, before: string, after: string): string =>
  `${number.replaceAll(/[.KBT]/g, (letter) => SHORT[letter]!)}${before}${after}`
