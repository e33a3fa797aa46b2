import type { RefusalTable } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.de.ts'

const UPDATE_FAILED = 'Nicht geändert'

export const words = {
  'person/not-a-member': 'Diese Person gehört nicht zu diesem Unternehmen.',
  'person/level-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, die Stufe anderer zu ändern.',
  },
  'person/own-level': {
    title: UPDATE_FAILED,
    detail: 'Ihre eigene Stufe können Sie nicht ändern. Bitten Sie jemand anderen darum.',
  },
  'person/level-of-last-director': {
    title: UPDATE_FAILED,
    detail: 'Ein Unternehmen braucht mindestens eine aktive Person auf der Stufe Direktion.',
  },
  'person/name-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, Namen anderer zu ändern.',
  },
  'person/removal-not-yours': {
    title: ACCESS_DENIED,
    detail: 'Ihnen fehlt die Berechtigung, Personen aus dem Unternehmen zu entfernen.',
  },
  'person/own-removal': 'Sich selbst kann man nicht entfernen.',
  'person/removal-of-last-director':
    'Ein Unternehmen braucht mindestens eine aktive Person auf der Stufe Direktion. Geben Sie diese Stufe zuerst jemand anderem.',
} as const satisfies RefusalTable
