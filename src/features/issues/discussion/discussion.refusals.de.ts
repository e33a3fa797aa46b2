import type { RefusalTable } from '../../../sync/refusal.ts'

export const words = {
  'discussion/issue-closed':
    'Dieses Thema ist gelöst oder archiviert. Öffnen Sie es wieder, um es zu besprechen.',
  'discussion/other-team': 'Dieses Thema gehört zu einem anderen Team als das Meeting.',
  'discussion/too-many': ({ limit }: { limit: number }) =>
    `Ein Meeting nimmt ${limit} Themen auf. Schließen Sie dieses ab, und machen Sie im nächsten weiter.`,
  'discussion/not-taken-up': 'Dieses Meeting hat das Thema nicht aufgenommen. Öffnen Sie es zuerst.',
  'discussion/decided-already':
    'Über dieses Thema wurde schon entschieden. Nehmen Sie das zurück, um neu zu entscheiden.',
  'discussion/task-or-reason':
    'Legen Sie eine Aufgabe an, oder sagen Sie in wenigen Worten, warum keine nötig ist.',
  'discussion/choose-another-team': 'Wählen Sie das Team, zu dem das Thema geht.',
  'discussion/nothing-chosen': 'Wählen Sie mindestens ein Thema.',
  'note/too-long':
    'Hier haben mehrere gleichzeitig geschrieben, und zusammen ist es zu lang. Kürzen Sie es, oder machen Sie darunter weiter.',
} as const satisfies RefusalTable
