/** Words that say nothing of what a title is about. */
const COMMON = new Set(
  (
    'a about after again all an and any are as at be because been before but by can do does every for from get gets had ' +
    'has have how if in into is it its more most no not of on only or our out over so still than that the their them ' +
    'then there they this to too under up us was we were what when which who why will with without you your'
  ).split(' '),
)

const ENDINGS = /(?:ies|(?<![aeiou])y|es|s|ed|ing|e)$/
const SHORTEST_STEM = 3

/** The word without the ending that number and tense give it, so that "deliveries" and "delivery" are one. */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '')
  return stem.length >= SHORTEST_STEM ? stem : word
}

/** The stems of the words that say what a text is about, each once, in order. */
export function stemsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 1 && !COMMON.has(word)).map(stemOf))]
}
