import type { Language } from '../../language/languages.rules.ts'
import { inOwnTexts } from '../../language/own-texts.rules.ts'
import type { OwnWords } from '../../language/own-words.rules.ts'
import { meetingTitle as englishTitle } from '../meetings/meetings.text.ts'
import { meetingTitle as germanTitle } from '../meetings/meetings.text.de.ts'
import * as english from './calendar-feeds.text.ts'
import * as german from './calendar-feeds.text.de.ts'

/** What other calendars show, in each language. */
const CALENDAR_WORDS = {
  en: {
    meetings: english.CALENDAR_NAME,
    tasks: english.TASKS_NAME,
    goals: english.GOALS_NAME,
    titleWithin: english.titleWithin,
    doneTitle: english.doneTitle,
    meetingTitle: englishTitle,
  },
  de: {
    meetings: german.CALENDAR_NAME,
    tasks: german.TASKS_NAME,
    goals: german.GOALS_NAME,
    titleWithin: german.titleWithin,
    doneTitle: german.doneTitle,
    meetingTitle: germanTitle,
  },
} satisfies Record<Language, unknown>

/** What made a calendar, as iCalendar says it (RFC 5545, 3.7.3). */
export const madeBy = (product: string, language: Language) => ({
  company: 'Quarterdeck',
  product,
  language: language.toUpperCase(),
})

/** For whom and when a calendar is made. */
export interface Reading {
  /** The server's address, to which the entries link. */
  publicUrl: string
  /** Milliseconds since 1970. */
  now: number
  language: Language
  /** What the company calls by its own words. */
  ownWords: OwnWords
}

/** What other calendars show, as its reader calls it. */
export const calendarWords = ({ language, ownWords }: Reading): (typeof CALENDAR_WORDS)[Language] =>
  inOwnTexts(CALENDAR_WORDS[language], language, ownWords)
