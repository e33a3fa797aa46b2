import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'task/team-required': 'Wählen Sie ein Team.',
  'task/assign-only-yourself':
    'Sie können Aufgaben nur sich selbst zuweisen. Bitten Sie die Leitung, sie anderen zuzuweisen.',
  'task/assignee-not-in-team':
    'Aufgaben lassen sich nur aktiven Mitgliedern des Teams zuweisen. Wählen Sie andere, und versuchen Sie es noch einmal.',
  'task/already-assigned': 'Diese Person ist schon zugewiesen.',
} as const satisfies RefusalTable
