import type { KeptDraft } from './draft.rules.ts'

// Written with each key, because a page that is closed has no time for a database. Signing out clears it.

const keyOf = (of: string): string => `draft ${of}`

/** What was being written when a page was closed; null if there is nothing. */
export function readKept(of: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

export function keepDraft(of: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(draft))
  } catch {
    // No room, or storage is off: what is saved every few seconds has to do.
  }
}

export const forgetDraft = (of: string): void => localStorage.removeItem(keyOf(of))
