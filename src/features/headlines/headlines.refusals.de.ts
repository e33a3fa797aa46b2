import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'headline/not-your-team': 'Ihnen fehlt die Berechtigung, in diesem Team Schlagzeilen anzulegen.',
  'headline/creator-only': 'Eine Schlagzeile kann nur ändern, wer sie angelegt hat.',
  'headline/creator-or-manager-only':
    'Archivieren oder wiederherstellen kann eine Schlagzeile nur, wer sie angelegt hat oder das Team verwaltet.',
  'headline/archived': 'Die Schlagzeile wurde archiviert.',
  'headline/meeting-is-over':
    'Das Meeting ist beendet. Legen Sie stattdessen eine Schlagzeile für das Team an.',
  'headline/own-team':
    'Die Nachricht ginge an das Team, das sich gerade trifft. Legen Sie stattdessen eine Schlagzeile an.',
} as const satisfies RefusalTable
