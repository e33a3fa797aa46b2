import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'role/not-yours': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only super admins may do this.',
  },
  'role/given-already': 'User already has this role',
  'role/no-such-user': { kind: 'not-found', detail: 'This account no longer exists.' },
  'role/not-given': { kind: 'not-found', detail: 'The user does not have this role any more.' },
  'role/last-super-admin':
    'The installation needs at least one super admin. Give somebody else the role first.',
  'announcement/empty': {
    kind: 'invalid',
    title: 'Error',
    detail: 'Please enter an announcement message',
  },
  'announcement/gone': { kind: 'not-found', detail: 'This announcement has been deleted.' },
  'announcement/too-many': 'There are 200 announcements. Delete one that is no longer needed first.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
