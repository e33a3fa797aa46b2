import type { RefusalTable } from '../../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) => ({ title: 'Kein Zugriff', detail }) as const

export const words = {
  'checkup/not-yours': denied(
    'Wer ein Team verwaltet, öffnet und schließt dessen Check-ups, die Direktion die des Unternehmens.',
  ),
  'checkup/not-invited': denied('Nur wer beim Öffnen eingeladen wurde, kann diesen Check-up beantworten.'),
  'checkup/open-already': 'Ein Check-up ist schon offen. Schließen Sie ihn zuerst.',
  'checkup/room': ({ limit }: { limit: number }) =>
    `In diesem Quartal gab es schon ${limit} Check-ups. Öffnen Sie den nächsten im neuen Quartal.`,
  'checkup/too-many': ({ limit }: { limit: number }) =>
    `Ein Check-up fragt höchstens ${limit} Menschen. Öffnen Sie einen für jedes Team.`,
  'checkup/day': ({ days }: { days: number }) =>
    `Wählen Sie einen Tag ab heute, höchstens ${days} Tage voraus.`,
  'checkup/closed': 'Dieser Check-up ist geschlossen.',
  'checkup/submitted': 'Sie haben das abgegeben, deshalb lässt es sich nicht mehr ändern.',
  'checkup/incomplete': 'Beantworten Sie jede Aussage, bevor Sie abgeben.',
} as const satisfies RefusalTable
