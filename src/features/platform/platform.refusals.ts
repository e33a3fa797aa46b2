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
  'role/of-demo':
    'This is a person of the demo company, whom every visitor can become. Give the role to an account of your own.',
  'role/last-super-admin':
    'The installation needs at least one super admin. Give somebody else the role first.',
  'announcement/empty': {
    kind: 'invalid',
    title: 'Error',
    detail: 'Please enter an announcement message',
  },
  'announcement/gone': { kind: 'not-found', detail: 'This announcement has been deleted.' },
  'announcement/too-many': 'There are 200 announcements. Delete one that is no longer needed first.',
  'launch/empty': { kind: 'invalid', title: 'Error', detail: 'Please enter both title and description' },
  'launch/no-company': { kind: 'invalid', detail: 'Choose the company that it is for.' },
  'launch/bad-address': {
    kind: 'invalid',
    detail:
      'The link has to be a page of this site, such as /people, or an address that begins with https://.',
  },
  'launch/gone': { kind: 'not-found', detail: 'This feature announcement has been deleted.' },
  'launch/too-many': 'There are 200 feature announcements. Delete one that is no longer needed first.',
  'launch/picture-gone': 'The image is no longer there. Choose it again.',
  'launch/picture-not-image': {
    kind: 'invalid',
    title: 'Invalid file type',
    detail: 'Please select an image file',
  },
  'launch/picture-too-large': {
    kind: 'invalid',
    title: 'File too large',
    detail: 'Please select an image smaller than 5MB',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
