import { NO_ADDRESSES, NO_HIDDEN_CHARACTERS } from './names.text.ts'

// Controls, line ends, private characters, and all that only formats: the marks that turn the direction of text among them. The two
// joiners are part of how Persian, Hindi and emoji are written.
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

// A scheme, www., an e-mail address, or a domain with a path: what mail programs turn into links.
const ADDRESS = /:[\\/]{2}|(?<![\p{L}\p{N}])www\d*\.|\S@\S|[\p{L}\p{N}]\.\p{L}{2,}[\\/]/iu

/** Characters that look like those of an address count as those; joiners must not hide one. */
const plain = (name: string): string => name.normalize('NFKC').replace(/[\u200c\u200d]/g, '')

/**
 * What is wrong with the name of a person, a company or a team, in a sentence for whoever typed it; null if nothing is. Names
 * are shown to people of other companies, in mails and lists, where they must be able to pass for nothing else.
 */
export function nameProblem(name: string): string | null {
  if (HIDDEN.test(name)) return NO_HIDDEN_CHARACTERS
  return ADDRESS.test(plain(name)) ? NO_ADDRESSES : null
}
