import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'leaving/cannot-take-over':
    'Wer die Arbeit eines Teams übernimmt, muss dieses Team sehen. Wählen Sie eines seiner Mitglieder oder jemanden aus der Direktion.',
  'leaving/last-director':
    'Niemand wäre mehr da, der das Unternehmen führt. Geben Sie zuerst jemand anderem die Stufe Direktion.',
} as const satisfies RefusalTable
