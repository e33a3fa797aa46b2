import { analyticsServer } from '../features/analytics/analytics.server.ts'
import { auditServer } from '../features/audit/audit.server.ts'
import { beyondServer } from '../features/search/beyond/beyond.server.ts'
import { similarServer } from '../features/issues/similar/similar.server.ts'
import { notificationsServer } from '../features/notifications/notifications.server.ts'
import { peopleServer } from '../features/people/people.server.ts'
import { processesServer } from '../features/processes/processes.server.ts'
import { metricsServer } from '../features/metrics/metrics.server.ts'
import { invitationsServer } from '../features/invitations/invitations.server.ts'
import { mailChoicesServer } from '../features/mail-choices/mail-choices.server.ts'
import { identityServer } from '../features/identity/identity.server.ts'
import { calendarServer } from '../features/calendar/calendar.server.ts'
import { strategyServer } from '../features/strategy/strategy.server.ts'
import { meetingRoomServer } from '../features/meeting-room/meeting-room.server.ts'
import { orgChartServer } from '../features/org-chart/org-chart.server.ts'
import { clarityBreakServer } from '../features/tools/clarity-break/clarity-break.server.ts'
import { checkupsServer } from '../features/tools/checkups/checkups.server.ts'
import { conversationsServer } from '../features/conversations/conversations.server.ts'
import { leavingServer } from '../features/leaving/leaving.server.ts'
import { portabilityServer } from '../features/portability/portability.server.ts'
import { integrationsServer } from '../features/integrations/integrations.server.ts'
import { billingServer } from '../features/billing/billing.server.ts'
import { accountsServer } from './accounts-server.ts'
import { platformServer } from '../features/platform/platform.server.ts'
import type { ServerFeature } from './services.ts'
import { samplesServer } from '../features/demo/samples.server.ts'
import { thoughtPartnerServer } from '../features/thought-partner/thought-partner.server.ts'
import { syncServer } from './sync-server.ts'

/** Every feature that has routes, effects or jobs, one per line. */
export const features: ServerFeature[] = [
  accountsServer,
  auditServer,
  platformServer,
  peopleServer,
  notificationsServer,
  invitationsServer,
  metricsServer,
  mailChoicesServer,
  identityServer,
  calendarServer,
  similarServer,
  beyondServer,
  strategyServer,
  analyticsServer,
  meetingRoomServer,
  processesServer,
  checkupsServer,
  conversationsServer,
  clarityBreakServer,
  leavingServer,
  orgChartServer,
  portabilityServer,
  integrationsServer,
  billingServer,
  samplesServer,
  thoughtPartnerServer,
  syncServer,
]
