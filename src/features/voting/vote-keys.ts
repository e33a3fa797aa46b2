import type { KeyboardEvent } from 'react'
import { keyForRow } from '../work/row-keys.ts'

/** What a key does on the row that has the focus. */
const ACTS: Record<string, VoteAct> = {
  v: 'cast',
  '+': 'cast',
  '=': 'cast',
  '-': 'take-back',
}

/** The value of a vote button's `data-vote`. */
export type VoteAct = 'cast' | 'take-back'

/** V or plus, and minus vote on the row that has the focus. Belongs on an element around the list. */
export function voteByKeys(event: KeyboardEvent<HTMLElement>): void {
  const act = ACTS[keyForRow(event) ?? '']
  if (!act) return
  const row = (event.target as HTMLElement).closest('[data-row]')
  const button = row?.querySelector<HTMLElement>(`[data-vote="${act}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
