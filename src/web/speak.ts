import { wordsInForce } from '../ui/kept-words.ts'
import { NOUNS } from '../language/nouns.text.ts'
import { inOwnWords, type OwnWords } from '../language/own-words.rules.ts'

// Texts are said once, when their files are loaded, so this one is loaded before them.
globalThis.sayInOwnWords = inOwnWords(NOUNS, JSON.parse(wordsInForce) as OwnWords)
