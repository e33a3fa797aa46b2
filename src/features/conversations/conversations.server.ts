import { inEveryCompany } from '../../server/every-company.ts'
import type { ServerFeature } from '../../server/services.ts'
import { afterCommit } from '../../sync/server/after-commit.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import * as acts from './conversations.mutations.ts'
import * as afterTheTalk from './after-the-talk.mutations.ts'
import { mirrorWhereChanged } from './changed-companies.server.ts'
import { forgetOld, mirrorChanged } from './mirrors.server.ts'

/** After which something may have to be carried over. */
const ACTS = Object.values<unknown>({ ...acts, ...afterTheTalk }).filter(isMutation)

function isMutation(value: unknown): value is Mutation {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'mutation'
}

/** Keeps both sides of conversations: after each commit and, for what a crash left out, every minute. */
export const conversationsServer: ServerFeature = {
  effects: (services) =>
    ACTS.map((mutation) => afterCommit(mutation, (committed) => mirrorChanged(services, committed))),
  work: (services) => ({
    tasks: {
      'mirror-conversations': (_payload, { abortSignal }) => mirrorWhereChanged(services, abortSignal),
      'forget-sides-of-conversations': (_payload, { abortSignal }) =>
        inEveryCompany(services, 'a company’s conversations were left for later', abortSignal, (companyId) =>
          forgetOld(services, companyId),
        ),
    },
    crontab: ['* * * * * mirror-conversations', '37 3 * * * forget-sides-of-conversations'],
  }),
}
