import * as de from '../../features/notifications/notification-mails.text.de.ts'
import * as en from '../../features/notifications/notification-mails.text.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { Letter, LetterLine } from './letter.ts'

/** What somebody has not read, and how many more there are than are named. */
export interface News {
  companyName: string
  lines: LetterLine[]
  more: number
  url: string
}

const WORDS = { en, de }

/** Names what is new. */
export function newsLetter(
  { companyName, lines, more, url }: News,
  greeting: string,
  language: Language,
): Letter {
  const words = WORDS[language]
  return {
    subject: words.newInDay(lines.length + more, companyName),
    heading: words.NEWS,
    paragraphs: [greeting],
    sections: [{ heading: companyName, lines: more > 0 ? [...lines, { text: words.andMore(more) }] : lines }],
    action: { label: words.SEE_ALL, url },
    note: words.WHY_DAILY,
  }
}
