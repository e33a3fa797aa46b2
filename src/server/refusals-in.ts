import { words as analytics } from '../features/analytics/analytics.refusals.de.ts'
import { words as accounts } from '../features/accounts/accounts.refusals.de.ts'
import { words as closing } from '../features/accounts/closing/closing.refusals.de.ts'
import { words as passkeys } from '../features/accounts/passkeys/passkeys.refusals.de.ts'
import { words as billing } from '../features/billing/billing.refusals.de.ts'
import { words as comments } from '../features/comments/comments.refusals.de.ts'
import { words as companies } from '../features/companies/companies.refusals.de.ts'
import { words as conversations } from '../features/conversations/conversations.refusals.de.ts'
import { words as fit } from '../features/fit/fit.refusals.de.ts'
import { words as goals } from '../features/goals/goals.refusals.de.ts'
import { words as headlines } from '../features/headlines/headlines.refusals.de.ts'
import { words as identity } from '../features/identity/identity.refusals.de.ts'
import { words as api } from '../features/integrations/api/api.refusals.de.ts'
import { words as proposals } from '../features/integrations/mcp/proposals.refusals.de.ts'
import { words as tokens } from '../features/integrations/tokens/tokens.refusals.de.ts'
import { words as hooks } from '../features/integrations/webhooks/hooks.refusals.de.ts'
import { words as invitations } from '../features/invitations/invitations.refusals.de.ts'
import { words as discussion } from '../features/issues/discussion/discussion.refusals.de.ts'
import { words as issues } from '../features/issues/issues.refusals.de.ts'
import { words as promises } from '../features/issues/outcome/promises.refusals.de.ts'
import { words as leaving } from '../features/leaving/leaving.refusals.de.ts'
import { words as guests } from '../features/meeting-room/guests/guests.refusals.de.ts'
import { words as minutes } from '../features/meeting-room/minutes/minutes.refusals.de.ts'
import { words as meetings } from '../features/meetings/meetings.refusals.de.ts'
import { words as formula } from '../features/metrics/formulas/formula.refusals.de.ts'
import { words as metrics } from '../features/metrics/metrics.refusals.de.ts'
import { words as sources } from '../features/metrics/sources/sources.refusals.de.ts'
import { words as push } from '../features/notifications/push/push.refusals.de.ts'
import { words as orgChart } from '../features/org-chart/org-chart.refusals.de.ts'
import { words as processes } from '../features/processes/processes.refusals.de.ts'
import { words as people } from '../features/people/people.refusals.de.ts'
import { words as platform } from '../features/platform/platform.refusals.de.ts'
import { words as portability } from '../features/portability/portability.refusals.de.ts'
import { words as revisions } from '../features/revisions/revisions.refusals.de.ts'
import { words as strategy } from '../features/strategy/strategy.refusals.de.ts'
import { words as review } from '../features/tasks/review/review.refusals.de.ts'
import { words as tasks } from '../features/tasks/tasks.refusals.de.ts'
import { words as teams } from '../features/teams/teams.refusals.de.ts'
import { words as checkups } from '../features/tools/checkups/checkups.refusals.de.ts'
import { words as tools } from '../features/tools/sheets/sheets.refusals.de.ts'
import { words as voting } from '../features/voting/voting.refusals.de.ts'
import { words as restoring } from '../features/work/restoring/restoring.refusals.de.ts'
import { words as http } from './http/http.refusals.de.ts'
import { words as mailbox } from './mail/mailbox.refusals.de.ts'
import { words as engine } from '../sync/engine.refusals.de.ts'
import { words as syncServer } from '../sync/server/server.refusals.de.ts'
import { UNTITLED as GERMAN_UNTITLED } from '../sync/refusal.text.de.ts'
import type { Language } from '../language/languages.rules.ts'
import type { RefusalTable } from '../sync/refusal.ts'

/** The words of every refusal in the languages other than the first, for whoever asks this server in one of them. */
export const REFUSALS_IN: Readonly<Partial<Record<Language, RefusalTable>>> = {
  de: {
    ...accounts,
    ...analytics,
    ...closing,
    ...passkeys,
    ...billing,
    ...comments,
    ...companies,
    ...goals,
    ...headlines,
    ...identity,
    ...api,
    ...proposals,
    ...tokens,
    ...hooks,
    ...invitations,
    ...discussion,
    ...issues,
    ...promises,
    ...leaving,
    ...guests,
    ...minutes,
    ...meetings,
    ...formula,
    ...metrics,
    ...sources,
    ...push,
    ...orgChart,
    ...processes,
    ...people,
    ...platform,
    ...portability,
    ...review,
    ...tasks,
    ...teams,
    ...tools,
    ...checkups,
    ...fit,
    ...conversations,
    ...voting,
    ...revisions,
    ...strategy,
    ...restoring,
    ...http,
    ...mailbox,
    ...engine,
    ...syncServer,
  },
}

/** The title of a refusal that has none, in each of them. */
export const UNTITLED_IN: Readonly<Partial<Record<Language, string>>> = { de: GERMAN_UNTITLED }
