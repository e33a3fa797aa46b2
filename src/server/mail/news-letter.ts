import {
  andMore,
  newInDay,
  NEWS,
  SEE_ALL,
  WHY_DAILY,
} from '../../features/notifications/notification-mails.text.ts'
import type { Letter, LetterLine } from './letter.ts'

/** What somebody has not read, and how many more there are than are named. */
export interface News {
  companyName: string
  lines: LetterLine[]
  more: number
  url: string
}

/** Names what is new; `named` leaves out a company's name that is none. */
export function newsLetter(
  { lines, more, url, ...props }: News,
  greeting: string,
  named: (name: string, otherwise: string) => string,
): Letter {
  const companyName = named(props.companyName, 'Your company')
  return {
    subject: newInDay(lines.length + more, companyName),
    heading: NEWS,
    paragraphs: [greeting],
    sections: [{ heading: companyName, lines: more > 0 ? [...lines, { text: andMore(more) }] : lines }],
    action: { label: SEE_ALL, url },
    note: WHY_DAILY,
  }
}
