import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'vote/limit-reached': ({ limit }: { limit: number }) =>
    limit === 1
      ? 'Ihre eine Stimme ist vergeben. Nehmen Sie sie zurück, um für ein anderes Thema zu stimmen.'
      : `Alle ${limit} Stimmen sind vergeben. Nehmen Sie eine zurück, um noch einmal zu stimmen.`,
  'vote/slot-taken': 'Alle Ihre Stimmen sind vergeben.',
  'vote/none-to-remove': 'Hier ist keine Stimme zurückzunehmen.',
  'vote/issue-closed':
    'Dieses Thema ist gelöst oder archiviert. Öffnen Sie es wieder, um darüber abzustimmen.',
  'vote/meeting-over': 'Das Meeting gibt es nicht, oder es läuft nicht mehr.',
  'vote/other-team':
    'Dieses Thema gehört zu einem anderen Team als das Meeting. Stimmen Sie in der Themenliste darüber ab.',
  'vote/limit-managers-only':
    'Die Zahl der Stimmen ändern nur die Leitung und die Protokollführung des Meetings. Fragen Sie dort.',
  'vote/options-managers-only':
    'Wie ein Team abstimmt, ändern nur die Leitung und die Protokollführung des Meetings. Fragen Sie dort.',
  'vote/ballot-managers-only':
    'Wie das Team abstimmt, ändern nur die Leitung und die Protokollführung des Meetings. Fragen Sie dort.',
  'vote/not-hidden': 'Die Stimmen dieses Meetings sind nicht verdeckt.',
} as const satisfies RefusalTable
