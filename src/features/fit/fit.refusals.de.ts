import type { RefusalTable } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) => ({ title: 'Kein Zugriff', detail }) as const

export const words = {
  'fit/yourself': 'Sich selbst können Sie hier nicht einschätzen. Führen Sie ein Gespräch.',
  'fit/not-yours': denied(
    'Sie schätzen Menschen auf Stellen unter Ihrer ein und die aus Teams, die Sie verwalten. Die Direktion schätzt alle ein.',
  ),
  'fit/quarter-over': 'Dieses Quartal läuft nicht, deshalb bleiben seine Einschätzungen, wie sie sind.',
  'fit/no-such-value': 'Das ist kein Wert des Unternehmensplans mehr.',
  'fit/no-such-seat': 'Diese Person hat die Stelle nicht mehr inne.',
  'fit/room': ({ limit }: { limit: number }) => `Hier ist Platz für ${limit}. Entfernen Sie zuerst etwas.`,
  'fit/nothing-to-share': 'Schätzen Sie zuerst etwas ein. Noch gibt es nichts zu teilen.',
  'fit/not-rated': 'Sie haben diese Person in diesem Quartal nicht eingeschätzt.',
  'fit/directors-set-bar': denied('Nur die Direktion kann die Messlatte ändern.'),
} as const satisfies RefusalTable
