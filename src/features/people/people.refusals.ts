import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'

const UPDATE_FAILED = 'Update Failed'

const table = {
  'person/not-a-member': { kind: 'not-found', detail: 'User is not a member of this company' },
  'person/level-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: "You don't have permission to change user permissions",
  },
  'person/own-level': {
    title: UPDATE_FAILED,
    detail: 'Failed to update permission: you can’t change your own level. Ask somebody else to do it.',
  },
  'person/level-of-last-director': {
    title: UPDATE_FAILED,
    detail: 'Failed to update permission: a company needs at least one active director.',
  },
  'person/name-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: "You don't have permission to update user names",
  },
  'person/removal-not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'Insufficient permissions to remove user from company',
  },
  'person/own-removal': 'A user cannot remove themselves',
  'person/removal-of-last-director':
    'A company needs at least one active director. Make somebody else a director first.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
