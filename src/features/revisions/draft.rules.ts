/** A text as its row holds it now; version 0 and an empty text before anybody has written it. */
export interface Stored {
  readonly text: string
  readonly version: number
  readonly updatedBy: string | null
}

/** A text as somebody is writing it, from the moment they entered its field. */
export interface Draft {
  readonly text: string
  /** What it was when they entered the field, which Escape brings back. */
  readonly original: string
  /** What they have saved last. */
  readonly saved: string
  /** The version that they know. */
  readonly seen: number
}

export const begun = ({ text, version }: Stored): Draft => ({
  text,
  original: text,
  saved: text,
  seen: version,
})

/** Whether somebody else's save has come in under the open editor. */
export const isChangedUnder = (draft: Draft, stored: Stored, me: string): boolean =>
  stored.version > draft.seen && stored.updatedBy !== me

/**
 * Whether somebody only stands in the field while their own text came from elsewhere: another tab, or what was kept of the last page.
 */
export const isOvertaken = (draft: Draft, stored: Stored, me: string): boolean =>
  draft.text === draft.original &&
  draft.text === draft.saved &&
  stored.version > draft.seen &&
  stored.updatedBy === me

/** Whether there is something to save. */
export const isUnsaved = (draft: Draft): boolean => draft.text.trim() !== draft.saved.trim()

/** The version that a save starts from: the one they know, or what their own last save has made. */
export const startOf = (draft: Draft, stored: Stored, me: string): number =>
  stored.updatedBy === me ? stored.version : draft.seen

/** The draft once its text was saved over what is stored. */
export const savedOver = (draft: Draft, stored: Stored): Draft => ({
  ...draft,
  saved: draft.text,
  seen: stored.text === draft.text.trim() ? stored.version : stored.version + 1,
})

/** What a browser keeps of a draft beside the database, for the case that the page is closed before that is written. */
export interface KeptDraft {
  readonly text: string
  /** The version that its writer knew. */
  readonly seen: number
  /** The version that a save of it makes; null before it was saved. */
  readonly savedAs: number | null
}

/** Whether a kept draft has not arrived: it is not what is stored, and no save of it is. */
export const isLeft = ({ text, savedAs }: KeptDraft, stored: Stored): boolean =>
  text.trim() !== stored.text.trim() && (savedAs === null || stored.version < savedAs)
