import { mergedTexts } from '../../issues/discussion/merge-texts.rules.ts'

/** A shared text in the hands of somebody who writes in it. */
export interface SharedText {
  /** As it was stored when it was last looked at, with what this person has sent until then. */
  readonly stored: string
  /** What this person has sent since. */
  readonly sent: string | null
  readonly draft: string
}

export const opened = (stored: string): SharedText => ({ stored, sent: null, draft: stored })

/** What the draft was written over. */
export const baseOf = ({ stored, sent }: SharedText): string => sent ?? stored

/** Surrounding spaces are not stored. */
export const isUnsaved = (text: SharedText): boolean => text.draft.trim() !== baseOf(text)

export const typed = (text: SharedText, draft: string): SharedText => ({ ...text, draft })

export const saved = (text: SharedText): SharedText => ({ ...text, sent: text.draft.trim() })

/** Weaves into the draft what has changed in the stored text. What this person has sent is in that already. */
export const received = (text: SharedText, stored: string): SharedText => ({
  stored,
  sent: null,
  draft: text.draft.trim() === stored ? text.draft : mergedTexts(baseOf(text), stored, text.draft),
})
