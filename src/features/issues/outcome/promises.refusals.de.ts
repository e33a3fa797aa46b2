import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'promise/issue-open': 'Nur die Lösung eines Themas kann etwas versprechen. Lösen Sie es zuerst.',
  'promise/not-your-metric':
    'Diese Kennzahl steht nicht auf der Scorecard des Teams, zu dem das Thema gehört. Wählen Sie eine andere.',
  'promise/too-few-weeks':
    'Weniger als 8 der 13 Wochen davor haben einen Wert; eine Änderung ließe sich nicht erkennen. Wählen Sie eine andere Kennzahl.',
  'promise/none': 'Dieses Thema verspricht nichts.',
} as const satisfies RefusalTable
