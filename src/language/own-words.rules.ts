/** What a company may call by another name. */
export const TERMS = ['goal', 'metric', 'issue', 'task', 'headline', 'scriber', 'weeklyMeeting'] as const

export type Term = (typeof TERMS)[number]

/** A company's own word, for one and for several. */
export interface OwnWord {
  one: string
  many: string
}

/** What a company calls by its own words. What is not in it keeps its standard name. */
export type OwnWords = Partial<Record<Term, OwnWord>>

/** As JSON in which equal words are equal text, whatever their order. */
export const wordsAsText = (words: OwnWords): string =>
  JSON.stringify(Object.fromEntries(TERMS.filter((term) => words[term]).map((term) => [term, words[term]])))

/** How a language writes the standard words of the terms. */
export interface Nouns {
  /** The forms of one and of several in small letters, as sources of regular expressions. */
  forms: Readonly<Record<Term, readonly [one: string, many: string]>>
  /** The articles that change with what follows, as the source of a regular expression. */
  articles: string
  /** What may be joined to the front of a noun, and to its end, as sources of regular expressions. */
  joined: readonly [front: string, end: string]
  /** The article, in small letters, that this word asks for. */
  articleFor(word: string): string
  /** A word as it stands where the standard one is written with a capital, or with a small letter. */
  cased(word: string, isCapital: boolean): string
}

const LETTER = String.raw`[\p{L}\d/-]`

/** Finds what stands in the place of a term: with its article, and with what is joined to it. Refusals' codes and addresses are none. */
export function nounPattern({ forms, articles, joined: [front, end] }: Nouns): RegExp {
  const nouns = Object.values(forms).flat().join('|')
  return new RegExp(`(?<!${LETTER})(?:(${articles})( ))?(${front})?(${nouns})(${end})?(?!${LETTER})`, 'giu')
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Says texts in a company's own words. Only give it what the product says: it would change what people have written as well.
 * @param nouns the standard words of the texts' language
 */
export function inOwnWords(nouns: Nouns, words: OwnWords): (text: string) => string {
  const pattern = nounPattern(nouns)
  const forms = TERMS.flatMap((term) => {
    const word = words[term]
    if (!word) return []
    const [one, many] = nouns.forms[term].map((form) => new RegExp(`^(?:${form})$`, 'iu'))
    // In some languages one and several look alike; one is the more frequent.
    return [
      { form: one!, word: word.one },
      { form: many!, word: word.many },
    ]
  })
  return (text) =>
    text.replace(pattern, (standard: string, ...parts: (string | undefined)[]) => {
      const [article, space = '', front, noun = '', end] = parts
      const own = forms.find(({ form }) => form.test(noun))?.word
      if (own === undefined) return standard
      const isCapital = !front && noun.charAt(0) !== noun.charAt(0).toLowerCase()
      const said = [front, nouns.cased(own, isCapital), end && capitalized(end)].filter(Boolean).join('-')
      if (!article) return said
      const asked = nouns.articleFor(own)
      return `${article.charAt(0) === article.charAt(0).toLowerCase() ? asked : capitalized(asked)}${space}${said}`
    })
}
