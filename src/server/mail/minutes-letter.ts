import * as de from '../../features/meeting-room/minutes/minutes.text.de.ts'
import * as en from '../../features/meeting-room/minutes/minutes.text.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { Letter, LetterSection } from './letter.ts'

export interface Minutes {
  teamName: string
  /** Of the meeting, without its team. */
  title: string
  day: string
  when: string
  /** Who had it sent; null if that was the person themselves. */
  sender: string | null
  sections: LetterSection[]
  url: string
}

const WORDS = { en, de }

export function minutesLetter(
  { teamName, title, day, when, sender, sections, url }: Minutes,
  language: Language,
): Letter {
  const words = WORDS[language]
  const heading = `${teamName} · ${title}`
  return {
    subject: words.minutesTitle(heading, day),
    heading,
    paragraphs: sender === null ? [when] : [words.askedBy(sender), when],
    sections,
    action: { label: words.SEE_THE_RESULT, url },
    note: words.WHY_THIS_MAIL,
  }
}
