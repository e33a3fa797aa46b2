import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'analytics/not-for-you': { title: 'Kein Zugriff', detail: 'Analysen sind für Leitung und Direktion.' },
  'analytics/switched-off': {
    title: 'Analysen ist abgeschaltet',
    detail: 'Die Direktion kann es unter Einstellungen > Allgemein > Labor einschalten.',
  },
  'analytics/no-days': 'Wählen Sie einen Tag zwischen 2000 und 2199.',
  'analytics/ends-before-start': 'Das Ende liegt vor dem Anfang.',
  'analytics/too-long': 'Wählen Sie höchstens 3 Jahre.',
} as const satisfies RefusalTable
