import type { Language } from './languages.rules.ts'
import { NOUNS as GERMAN_NOUNS } from './nouns.text.de.ts'
import { NOUNS } from './nouns.text.ts'
import type { Nouns } from './own-words.rules.ts'

/** The standard words of the terms in each language, for those who speak several. */
export const NOUNS_IN: Readonly<Record<Language, Nouns>> = { en: NOUNS, de: GERMAN_NOUNS }
