/** The languages of the interface, each with its own name for itself. The first is the one in which everything is written. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]

export const FIRST_LANGUAGE: Language = 'en'

/** The cookie with the language that somebody has chosen in this browser. Scripts write it, so it has no prefix. */
export const LANGUAGE_COOKIE = 'quarterdeck-language'

/** Where the bundle has a file in a language. */
export const inFolder = (language: Language, file: string): string =>
  language === FIRST_LANGUAGE ? file : `${language}/${file}`

export const isLanguage = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/** How many languages of a request are looked at. */
const MOST_WANTED = 20

/**
 * The language to show a page in.
 * @param chosen what the browser's cookie says, or nothing
 * @param accepted the header Accept-Language (RFC 9110, 12.5.4)
 */
export function languageFor(chosen: string | null, accepted: string | undefined): Language {
  if (isLanguage(chosen)) return chosen
  const wanted = (accepted ?? '').split(',', MOST_WANTED).map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  const [best] = wanted
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return (best?.language as Language | undefined) ?? FIRST_LANGUAGE
}
