import type { FirstStepId, StepState } from './first-steps.rules.ts'

export const GET_STARTED = 'Erste Schritte'

export const FIRST_STEP_TEXTS: Record<FirstStepId, { title: string; hint: string }> = {
  'create-team': { title: 'Team anlegen', hint: 'Unter Personen > Team' },
  'create-goal': { title: 'Ziel anlegen', hint: 'Setzen Sie Ihr erstes Ziel' },
  'create-metric': { title: 'Kennzahl anlegen', hint: 'Bestimmen Sie, was Sie messen' },
  'invite-team': { title: 'Team einladen', hint: 'Holen Sie andere dazu' },
  'run-meeting': { title: 'Meeting abhalten', hint: 'Führen Sie ein Teammeeting' },
  'org-chart': { title: 'Organigramm vervollständigen', hint: 'Ordnen Sie Ihre Organisation' },
  strategy: { title: 'Strategie entwerfen', hint: 'Planen Sie Ihren Weg' },
}

export const completedOf = (done: number, all: number): string => `${done} von ${all} erledigt`

export const STEP_STATES: Record<StepState, string> = {
  'not started': 'nicht begonnen',
  'in progress': 'in Arbeit',
  completed: 'erledigt',
}
export const IN_PROGRESS = 'In Arbeit'

export const DISMISS = 'Schritte ausblenden'
export const ALL_SET = 'Alles eingerichtet!'
export const READY_FOR_ACTION = 'Ihr Arbeitsbereich kann loslegen!'
export const RESET_DEMO = 'Demo zurücksetzen'
