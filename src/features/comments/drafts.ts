const keyOf = (personId: string, of: string): string => `draft ${personId} ${of}`

/** What a person has written and not sent, of a subject or a comment being edited. It outlives the dialog and a reload of the tab. */
export const draftOf = (personId: string, of: string): string =>
  sessionStorage.getItem(keyOf(personId, of)) ?? ''

export function keepDraft(personId: string, of: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(personId, of))
  else sessionStorage.setItem(keyOf(personId, of), text)
}
