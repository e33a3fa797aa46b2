import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'issue/owner-not-in-team':
    'Zuständig sein kann nur ein aktives Mitglied des Teams. Wählen Sie jemand anderen.',
  'issue/closed': 'Dieses Thema ist gelöst oder archiviert. Öffnen Sie es zuerst wieder.',
  'issue/same-team': 'Das Thema steht schon auf der Liste dieses Teams.',
  'issue/other-list': 'Ein Thema lässt sich nur zwischen andere seines eigenen Teams schieben.',
  'issue/no-room':
    'Zwischen diesen beiden ist kein Platz mehr. Verschieben Sie zuerst eines davon um eine Stelle.',
  'issue/not-mergeable': 'Nur zwei offene Themen eines Teams lassen sich zusammenführen.',
} as const satisfies RefusalTable
