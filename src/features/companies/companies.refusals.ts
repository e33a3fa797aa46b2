import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'company/address-taken': 'Another company took this name’s address at the same moment. Try again.',
  'company/membership-inactive': {
    kind: 'denied',
    detail: 'Cannot switch to company - membership is not active',
  },
  'company/no-access': { kind: 'denied', detail: 'User does not have access to this company' },
  'company/same-words': ({ word }: { word: string }) =>
    `Two things would be called “${word}”. Choose another word for one of them.`,
  'company/too-many-founded': 'You have created too many companies today. Try again tomorrow.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  company_slugs_pkey: refuse.reason('company/address-taken'),
}
