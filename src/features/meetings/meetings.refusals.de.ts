import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'meeting/not-active': 'Dieses Meeting gibt es nicht, oder es läuft nicht.',
  'meeting/not-found': 'Dieses Meeting gibt es nicht, oder Sie dürfen es nicht sehen.',
  'meeting/already-running': 'Das Meeting dieses Teams läuft schon. Nehmen Sie daran teil.',
  'meeting/just-started': 'Jemand hat das Meeting dieses Teams gerade eben begonnen. Nehmen Sie daran teil.',
  'meeting/already-ended': 'Dieses Meeting ist schon beendet.',
  'meeting/still-running': 'Dieses Meeting läuft noch. Beenden Sie es zuerst.',
  'meeting/not-processed': {
    title: 'Meeting nicht ausgewertet',
    detail: 'Das Meeting hat kein Ergebnis; aus Überfälligem wurden deshalb keine Themen.',
  },
  'meeting/goes-on': 'In diesem Meeting ist gerade etwas geschehen. Sehen Sie hinein, bevor Sie es beenden.',
  'meeting/join-first': 'Nehmen Sie zuerst am Meeting teil.',
  'meeting/not-joined': 'Sie sind nicht in diesem Meeting.',
  'meeting/not-in-it': 'Diese Person ist nicht im Meeting.',
  'meeting/not-yours-to-end':
    'Das Meeting beenden nur die Protokollführung und die Leitung. Übernehmen Sie, oder bitten Sie darum.',
  'meeting/no-such-section': 'Diesen Abschnitt hat die Agenda nicht. Wählen Sie einen aus der Liste.',
  'agenda/no-section': 'Eine Agenda braucht mindestens einen Abschnitt.',
  'agenda/too-many-sections': 'Diese Agenda hat zu viele Abschnitte. Legen Sie einige zusammen.',
  'agenda/section-without-name': 'Geben Sie jedem Abschnitt einen Namen.',
  'agenda/no-minutes': 'Planen Sie mindestens eine Minute ein.',
  'agenda/too-much-text': 'Die Texte der eigenen Abschnitte sind zusammen zu lang. Kürzen Sie sie.',
  'schedule/no-meeting-then': 'An diesem Tag hat das Team kein Meeting geplant.',
  'schedule/just-set':
    'Jemand anderes hat die Zeit dieses Meetings gerade eben festgelegt. Sehen Sie sie an, und versuchen Sie es noch einmal.',
  'schedule/too-many-skipped':
    'Zu viele Meetings dieser Reihe fallen schon aus. Ändern Sie stattdessen den Rhythmus.',
  'schedule/is-skipped': 'Dieses Meeting fällt aus. Setzen Sie es wieder an, bevor Sie es verschieben.',
  'schedule/meeting-over': 'Dieses Meeting ist vorbei und lässt sich nicht mehr verschieben.',
  'schedule/moved-too-far': 'Verschieben Sie ein Meeting um höchstens ein halbes Jahr.',
  'schedule/moved-into-past': 'Wählen Sie eine Zeit, die noch kommt.',
  'schedule/other-meeting-then':
    'Dann findet ein anderes Meeting dieser Reihe statt. Wählen Sie eine andere Zeit.',
  'schedule/too-many-moved':
    'Zu viele Meetings dieser Reihe sind schon verschoben. Ändern Sie stattdessen die Zeit.',
  'scriber/nobody': 'Niemand führt gerade das Protokoll. Übernehmen Sie es, um die Uhr zu bedienen.',
  'scriber/somebody-else': ({ name }: { name: string }) =>
    `Jetzt führt ${name} das Protokoll. Nur die Protokollführung bedient die Uhr.`,
  'scriber/again': 'Sie haben das Protokoll danach wieder übernommen. Machen Sie es noch einmal.',
  'scriber/left': 'Die Protokollführung ist gerade gegangen. Drücken Sie noch einmal auf „Übernehmen“.',
  'scriber/taken-over': ({ name }: { name: string }) => `${name} hat gerade übernommen.`,
  'scriber/not-here': ({ name }: { name: string }) =>
    `${name} ist nicht im Meeting. Das Protokoll kann nur führen, wer da ist.`,
  'scriber/just-taken-over': 'Jemand anderes hat gerade übernommen.',
} as const satisfies RefusalTable
