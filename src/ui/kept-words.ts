import { type OwnWords, wordsAsText } from '../language/own-words.rules.ts'

const KEY = 'own_words'
const NONE = '{}'
/** So that a browser which keeps nothing is not loaded again for ever. */
const TRIED = 'words_tried'

/** What the company that this browser showed last calls by its own words, as JSON. Texts are in them until the page is loaded again. */
export const wordsInForce = localStorage.getItem(KEY) ?? NONE

/** Whether the page is to be loaded again for its texts to be in these words. */
export function needsReload(words: OwnWords): boolean {
  const wanted = wordsAsText(words)
  return wanted !== wordsInForce && sessionStorage.getItem(TRIED) !== wanted
}

/** Loads the page again in a company's own words, unless it is in them. @returns whether it does */
export function readInWords(words: OwnWords): boolean {
  if (!needsReload(words)) return false
  const wanted = wordsAsText(words)
  sessionStorage.setItem(TRIED, wanted)
  if (wanted === NONE) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, wanted)
  location.reload()
  return true
}
