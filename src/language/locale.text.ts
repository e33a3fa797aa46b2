/** The language of these texts, as `lang` and Accept-Language name it. */
export const LANGUAGE: string = 'en'

/** How numbers, days and lists are written, as Intl takes it. */
export const LOCALE: string = 'en-US'

/** What stands before the decimals of a number. */
export const DECIMAL: string = '.'

/** A number in short such as "183.2K", with the sign of its unit before or after it as the language does. */
export const inShort = (number: string, before: string, after: string): string => `${before}${number}${after}`
