import { LOCALE } from '../../language/locale.text.ts'
import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'

const table = {
  'plan/leaders-only': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'The company plan is written by the leadership team and by directors.',
  },
  'plan/team-managers-only': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'A team’s plan is written by those who manage the team.',
  },
  'plan/team-has-none': 'This team has no plan. Switch its plan on under People > Team first.',
  'plan/exists': 'This team has a plan already. Reload the page to see it.',
  'plan/archived': 'This plan was archived meanwhile. What you wrote is still on your screen.',
  'plan/full': ({ most }: { most: number }) => `A plan holds at most ${most} here. Remove one first.`,
  'plan/too-many-removed': ({ limit }: { limit: number }) =>
    `More than ${limit.toLocaleString(LOCALE)} entries of this plan were removed in the last 30 days. Add others later.`,
  'plan/too-many-archived': ({ limit }: { limit: number }) =>
    `More than ${limit} plans of this team were archived in the last 30 days. Bring one back, or begin another later.`,
  'plan/name-required': 'Give it a name.',
  'plan/text-too-long': ({ most }: { most: number }) => `This is too long: at most ${most} characters.`,
  'plan/years': ({ from, to }: { from: number; to: number }) =>
    `Enter a whole number of years from ${from} to ${to}.`,
  'plan/number': 'Enter a number.',
  'plan/number-too-large': 'This number is too large.',
  'plan/day': 'Choose a date between 2000 and 2199.',
  'plan/company-values-only': 'Core values stand in the company plan only.',
  'plan/has-content': 'This plan has content. Save a version and archive it first.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  strategic_plans_one_a_team: refuse.reason('plan/exists'),
}
