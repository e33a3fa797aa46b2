export interface LetterLine {
  text: string
  /** In a softer colour behind it. */
  detail?: string
  /** Whether it belongs to the line above. */
  isPart?: boolean
}

/** A heading with a list. */
export interface LetterSection {
  heading: string
  lines: LetterLine[]
}

/** The text of a mail, before any markup. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: string[]
  /** Lists below the paragraphs. */
  sections?: LetterSection[]
  action?: { label: string; url: string }
  /** Small print below the action: when the link expires, and what to do if it wasn't you. */
  note: string
  /** Where its reader can stop such mails. */
  stopUrl?: string | null
}
