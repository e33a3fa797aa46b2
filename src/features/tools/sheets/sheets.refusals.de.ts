import type { RefusalTable } from '../../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) => ({ title: 'Kein Zugriff', detail }) as const

export const words = {
  'tool/not-for-you': denied('Werkzeuge sind für Leitung und Direktion.'),
  'tool/only-owner-edits': denied('Nur wem dieses Blatt gehört, kann es ändern.'),
  'tool/team-edits': denied('Nur wem dieses Blatt gehört und wer das Team verwaltet, kann es ändern.'),
  'tool/only-owner-shares': denied('Nur wem dieses Blatt gehört, kann es teilen oder zurücknehmen.'),
  'tool/directors-share': denied('Nur die Direktion kann etwas mit dem ganzen Unternehmen teilen.'),
  'tool/never-shared': 'Das bleibt bei Ihnen allein und lässt sich nicht teilen.',
  'tool/team-required': 'Wählen Sie das Team, mit dem Sie es teilen.',
  'tool/archived': 'Dieses Blatt ist archiviert. Stellen Sie es wieder her, um es zu ändern.',
  'tool/sheet-full': 'Dieses Blatt ist voll. Beginnen Sie ein neues.',
  'tool/room': ({ limit }: { limit: number }) => `Hier ist Platz für ${limit}. Entfernen Sie zuerst etwas.`,
  'tool/too-many-archived': ({ limit }: { limit: number }) =>
    `In den letzten 30 Tagen wurden mehr als ${limit} Ihrer Blätter archiviert. Beginnen Sie andere später.`,
  'tool/quarter-there': 'Für dieses Quartal gibt es schon ein Blatt.',
  'tool/no-quarters': 'Dieses Blatt gehört zu keinem Quartal.',
  'tool/no-such-section':
    'Diesen Teil gibt es auf dem Blatt nicht. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
  'tool/text-required': 'Geben Sie ihm einen Namen.',
  'tool/hours-out-of-range': 'Geben Sie 0 bis 168 Stunden in der Woche ein.',
  'tool/amount-out-of-range': 'Geben Sie einen Betrag von 0 bis 1.000.000.000.000 ein.',
  'tool/no-time': 'Wählen Sie eine Uhrzeit wie 09:30.',
  'tool/break-over': 'Wählen Sie einen Zeitpunkt, der noch kommt.',
} as const satisfies RefusalTable
