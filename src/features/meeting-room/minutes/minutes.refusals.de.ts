import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'minutes/too-late':
    'Protokolle lassen sich 30 Tage nach dem Meeting per E-Mail senden. Das Ergebnis bleibt in der Liste der Meetings.',
  'minutes/sent-already':
    'Das Protokoll wurde schon per E-Mail gesendet. Alle Teilnehmenden bekommen es einmal.',
  'minutes/not-yours-to-mail':
    'Das Protokoll an alle senden lassen kann nur, wer im Meeting war. Bitten Sie jemanden davon.',
} as const satisfies RefusalTable
