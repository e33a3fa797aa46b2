import { LOCALE } from '../../language/locale.text.ts'
import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'

const table = {
  'org-chart/not-yours': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'You can edit the seats beneath your own. Ask a director to give you a seat.',
  },
  'org-chart/drafts-of-others': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'Only the person who made this draft or a director can delete it.',
  },
  'org-chart/circle': {
    title: 'Seat not moved',
    detail: 'Somebody moved one of these seats a moment ago, so it would report to itself. Look again.',
  },
  'org-chart/list-full': ({ limit }: { limit: number }) =>
    `There is room for ${limit.toLocaleString(LOCALE)}. Remove one first.`,
  'org-chart/moved-since': {
    title: 'Seat not moved',
    detail: 'Somebody has moved this seat since, so it stays where it is.',
  },
  'org-chart/draft-changed': 'Somebody changed this draft a moment ago. Look again.',
  'org-chart/too-many-removed': ({ limit }: { limit: number }) =>
    `More than ${limit.toLocaleString(LOCALE)} seats of this chart were removed in the last 30 days. Add others later, or in a new draft.`,
  'org-chart/too-many-drafts': ({ limit }: { limit: number }) =>
    `${limit} drafts were deleted or made live in the last 30 days. Make another one later.`,
  'org-chart/metric-of-others': 'Choose a metric of one of your own teams.',
  'org-chart/too-deep': ({ limit }: { limit: number }) =>
    `An org chart has at most ${limit} levels. Put the seat further up.`,
  'org-chart/started-already': 'Somebody else has started the org chart a moment ago.',
  'org-chart/holder-without-access': 'This person no longer has access to the company. Choose somebody else.',
  'org-chart/reports-to-itself': 'A seat can’t report to itself.',
  'org-chart/measured-on-live-chart': 'Measures belong to the seats of the live chart.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  org_charts_one_live: refuse.reason('org-chart/started-already'),
}
