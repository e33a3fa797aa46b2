import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIssue } from '../src/features/issues/issues.mutations.ts'
import { invitePerson } from '../src/features/invitations/invitations.mutations.ts'
import { app } from '../src/features/registry.ts'
import { newId } from '../src/sync/id.ts'
import { type Served, served, type SignedIn } from './served.ts'

const ACTORS = [
  'anonymous',
  'revoked session',
  'no company',
  'invitee',
  'member',
  'foreign director',
] as const
type Actor = (typeof ACTORS)[number]

/** What a route answers to those whom its `who` lets in; a function where they differ among themselves. */
interface Ask {
  body?: object | (() => object)
  type?: string
  status: number | ((actor: Actor) => number)
  /** Uses something up that later routes need. */
  last?: true
}

const isSignedIn = (actor: Actor): boolean => actor !== 'anonymous' && actor !== 'revoked session'
const only =
  (one: Actor, status: number, others: number) =>
  (actor: Actor): number =>
    actor === one ? status : others
const insiders = only('member', 200, 404)

const CODE = 'A'.repeat(43)
const PASSWORD = 'lantern-over-the-quay'
/** In one of Harbor's rows: whoever is not of Harbor must never read it. */
const SECRET = 'The crane on pier nine is cracked'

let server: Served
const harborOnly = () => ({ companyId: server.harbor.id })
let lena: SignedIn
let invitee: string
let newcomer: string
let invitations: { toHarbor: string; toLantern: string }

/** What every error says: a code for programs, and words for the person who asked. */
const REFUSAL = {
  code: expect.stringMatching(/^[a-z]+\/[a-z-]+$/),
  title: expect.stringMatching(/./),
  detail: expect.stringMatching(/./),
}

/** Directories and programs have forms of their own for errors. */
function refusalOf(route: string) {
  if (route.includes('/api/scim/')) return { status: expect.any(String), detail: REFUSAL.detail }
  return / \/api\/(v1|mcp)/.test(route) ? REFUSAL : { error: REFUSAL }
}

/** Credentials as a browser sends them, for no challenge. */
const credential = { id: 'A', rawId: 'A', type: 'public-key', clientExtensionResults: {} }
const MADE_UP = {
  registered: { ...credential, response: { clientDataJSON: 'A', attestationObject: 'A' } },
  asserted: {
    ...credential,
    response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A', userHandle: 'A' },
  },
}

const meetingThatIsNone = () => ({ companyId: server.harbor.id, meetingId: newId() })
const feedOfTasks = () => ({ companyId: server.harbor.id, kind: 'tasks' })

const sourceOfNone = () => ({
  companyId: server.harbor.id,
  metricId: newId(),
  kind: 'http',
  method: 'GET',
  url: 'https://1.1.1.1/',
  headers: [],
  path: '$',
  every: 'day',
  weekday: 0,
  time: '09:00',
  timeZone: 'Europe/Berlin',
  week: 'current',
})

const importThatIsNone = () => ({ companyId: server.harbor.id, importId: newId() })

/** Every route of the server. One that is missing here fails the first test. */
const ROUTES: Record<string, Ask> = {
  'GET /healthz': { status: 200 },
  'GET /readyz': { status: 200 },
  // All requests here are passed on by a proxy: they come from elsewhere.
  'GET /api/metrics': { status: 403 },
  'POST /csp-report': { body: {}, type: 'application/csp-report', status: 204 },
  'GET /api/openapi.json': { status: 200 },
  'GET /robots.txt': { status: 200 },
  'GET /sitemap.xml': { status: 200 },
  // The page, which is the same for everybody.
  'GET /*': { status: 200 },

  'POST /api/sign-up': {
    body: { email: 'nora@quay.example', password: PASSWORD, fullName: 'Nora' },
    status: 200,
  },
  'POST /api/confirm-email': { body: { code: CODE }, status: 410 },
  'POST /api/resend-confirmation': { body: { email: 'nobody@quay.example' }, status: 200 },
  'POST /api/sign-in': { body: { email: 'lena@harbor.example', password: PASSWORD }, status: 401 },
  // No sign-in waits in these browsers.
  'POST /api/sign-in/second-step': { body: { code: '123456', remember: false }, status: 401 },
  'GET /api/second-factor': { status: 200 },
  'POST /api/second-factor/begin': { body: { password: PASSWORD }, status: 403 },
  'POST /api/second-factor/confirm': { body: { code: '123456' }, status: 409 },
  'POST /api/second-factor/show': { body: { code: '123456' }, status: 403 },
  'POST /api/second-factor/off': { body: { password: PASSWORD, code: '123456' }, status: 403 },
  'POST /api/second-factor/recovery-codes': { body: { password: PASSWORD, code: '123456' }, status: 403 },
  'POST /api/second-factor/forget-devices': { body: {}, status: 200 },
  'POST /api/change-password': {
    body: { password: PASSWORD, newPassword: 'another-fine-lantern' },
    status: 403,
  },
  'POST /api/email-change': { body: { email: 'other@quay.example', password: PASSWORD }, status: 403 },
  'POST /api/email-change/confirm': { body: { code: CODE }, status: 410 },
  'GET /api/passkeys': { status: 200 },
  'POST /api/passkeys/begin': { body: { name: 'Phone', password: PASSWORD }, status: 403 },
  'POST /api/passkeys': { body: { name: 'Phone', credential: MADE_UP.registered }, status: 403 },
  'POST /api/passkeys/rename': { body: () => ({ id: newId(), name: 'Laptop' }), status: 404 },
  'POST /api/passkeys/remove': { body: () => ({ id: newId(), password: PASSWORD }), status: 403 },
  'POST /api/sign-in/passkey/begin': { body: {}, status: 200 },
  'POST /api/sign-in/passkey/offer': { body: {}, status: 200 },
  'POST /api/sign-in/passkey': { body: { credential: MADE_UP.asserted }, status: 403 },
  'POST /api/forgot-password': { body: { email: 'nobody@quay.example' }, status: 200 },
  'POST /api/reset-password': { body: { code: CODE, password: PASSWORD }, status: 410 },
  'GET /api/session': { status: 200 },
  'GET /api/account/outlook': { status: 200 },
  // Nobody here has this address.
  'POST /api/account/delete': { body: { email: 'other@quay.example', password: PASSWORD }, status: 400 },
  'GET /api/sessions': { status: 200 },
  'POST /api/sessions/revoke': { body: () => ({ sessionId: lena.sessionId }), status: insiders, last: true },
  'POST /api/sessions/revoke-others': { body: {}, status: 200, last: true },
  'POST /api/profile': { body: { fullName: 'Somebody' }, status: 200 },
  'POST /api/language': { body: { language: 'de' }, status: 200 },
  'GET /api/push': { status: 200 },
  // An address of this machine.
  'POST /api/push': {
    body: { endpoint: 'https://127.0.0.1/', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    status: 400,
  },
  'POST /api/push/off': { body: {}, status: 200 },
  'POST /api/picture': {
    body: {},
    type: 'image/png',
    status: (actor) => (isSignedIn(actor) ? 400 : 401),
  },
  'POST /api/picture/remove': { body: {}, status: 200 },
  'GET /api/pictures/:name': { status: 404 },
  'POST /api/sign-out': { body: { everywhere: false }, status: 200 },

  'GET /api/install': { status: 200 },
  'GET /api/demo/people': { status: 200 },
  'POST /api/demo/enter': { body: { as: 'lena@harbor.example' }, status: 404 },
  'GET /api/mailbox': { status: 404 },
  'GET /api/mailbox/:id': { status: 404 },
  'GET /api/mailbox/:id/document': { status: 404 },

  // Nobody here has a role on the installation.
  'GET /api/platform/profiles': { status: 403 },
  'GET /api/platform/overview': { status: 403 },
  'GET /api/platform/failed-sign-ins': { status: 403 },
  'GET /api/platform/row-security': { status: 403 },
  'GET /api/platform/sight/:companyId': { status: only('member', 403, 404) },
  'POST /api/platform/probe': { body: { companyId: newId() }, status: 403 },
  'POST /api/platform/self-test': { body: {}, status: 403 },
  'GET /api/platform/announcements': { status: 403 },
  'POST /api/platform/announcements': { body: { message: 'Hello' }, status: 403 },
  'POST /api/platform/announcements/edit': { body: { id: newId(), message: 'Hello' }, status: 403 },
  'POST /api/platform/announcements/activate': { body: { id: newId() }, status: 403 },
  'POST /api/platform/announcements/deactivate': { body: { id: newId() }, status: 403 },
  'POST /api/platform/announcements/delete': { body: { id: newId() }, status: 403 },
  'GET /api/launches/:companyId': { status: insiders },
  'GET /api/launches/:companyId/pictures/:name': { status: 404 },
  'POST /api/launches/dismiss': { body: { id: newId() }, status: 200 },
  'GET /api/platform/launches': { status: 403 },
  'POST /api/platform/launches': {
    body: {
      id: newId(),
      title: 'A',
      summary: 'B',
      kind: 'feature',
      audience: 'all',
      companyId: null,
      picture: null,
      href: '',
    },
    status: 403,
  },
  'POST /api/platform/launches/picture': { body: {}, type: 'image/png', status: 403 },
  'POST /api/platform/launches/activate': { body: { id: newId() }, status: 403 },
  'POST /api/platform/launches/deactivate': { body: { id: newId() }, status: 403 },
  'POST /api/platform/launches/delete': { body: { id: newId() }, status: 403 },
  'GET /api/platform/role-changes': { status: 403 },
  'POST /api/platform/roles/assign': {
    body: () => ({ userId: lena.userId, role: 'super_admin' }),
    status: 403,
  },
  'POST /api/platform/roles/remove': {
    body: () => ({ userId: lena.userId, role: 'super_admin' }),
    status: 403,
  },

  'POST /api/companies': { body: { name: ' ' }, status: 400 },
  'POST /api/companies/switch': {
    body: () => ({ companyId: server.harbor.id }),
    status: only('member', 200, 403),
  },
  'GET /api/invitations': { status: 200 },
  'GET /api/invitations/opened': { status: 200 },
  'POST /api/invitations/open': { body: { token: 'A'.repeat(64) }, status: 410 },
  'POST /api/invitations/decline': {
    body: () => ({ invitationId: invitations.toLantern }),
    status: (actor) => (isSignedIn(actor) ? only('invitee', 200, 404)(actor) : 401),
  },
  'POST /api/invitations/accept': {
    body: () => ({ invitationId: invitations.toHarbor }),
    status: only('invitee', 200, 404),
    last: true,
  },

  // Nobody of these is a director of Harbor.
  'GET /api/identity/settings/:companyId': { status: only('member', 403, 404) },
  'POST /api/identity/provider': {
    body: () => ({
      companyId: server.harbor.id,
      issuer: 'https://idp.example',
      clientId: 'x',
      clientSecret: 'x',
      defaultLevel: 'member',
      teamIds: [],
      enforced: false,
    }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/provider/remove': {
    body: () => ({ companyId: server.harbor.id }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/provider/test': {
    body: () => ({ companyId: server.harbor.id }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/second-factor': {
    body: () => ({ companyId: server.harbor.id, required: true }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/domains': {
    body: () => ({ companyId: server.harbor.id, domain: 'quay.example' }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/domains/verify': {
    body: () => ({ companyId: server.harbor.id, domainId: newId() }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/domains/remove': {
    body: () => ({ companyId: server.harbor.id, domainId: newId() }),
    status: only('member', 403, 404),
  },
  'GET /api/identity/provisioning/:companyId': { status: only('member', 403, 404) },
  'POST /api/identity/provisioning': {
    body: () => ({ companyId: server.harbor.id, name: 'Directory', expires: '90' }),
    status: only('member', 403, 404),
  },
  'POST /api/identity/provisioning/revoke': {
    body: () => ({ companyId: server.harbor.id, tokenId: newId() }),
    status: only('member', 403, 404),
  },
  // Only a directory's token counts there, whoever has signed in.
  'GET /api/scim/v2/ServiceProviderConfig': { status: 401 },
  'GET /api/scim/v2/ResourceTypes': { status: 401 },
  'GET /api/scim/v2/Schemas': { status: 401 },
  'GET /api/scim/v2/Users': { status: 401 },
  'GET /api/scim/v2/Users/:id': { status: 401 },
  'POST /api/scim/v2/Users': { body: { userName: 'x@harbor.example' }, status: 401 },
  'PUT /api/scim/v2/Users/:id': { body: { userName: 'x@harbor.example' }, status: 401 },
  'PATCH /api/scim/v2/Users/:id': { body: { Operations: [] }, status: 401 },
  'DELETE /api/scim/v2/Users/:id': { status: 401 },
  'GET /api/scim/v2/Groups': { status: 401 },
  'GET /api/scim/v2/Groups/:id': { status: 401 },
  'POST /api/scim/v2/Groups': { body: { displayName: 'Divers' }, status: 401 },
  'PUT /api/scim/v2/Groups/:id': { body: { displayName: 'Divers' }, status: 401 },
  'PATCH /api/scim/v2/Groups/:id': { body: { Operations: [] }, status: 401 },
  'DELETE /api/scim/v2/Groups/:id': { status: 401 },
  // No company has a provider.
  'POST /api/identity/start': { body: { email: 'lena@harbor.example' }, status: 404 },
  // Sends the browser on to the page that says so, which is the same for everybody.
  'GET /api/identity/callback/:companyId': { status: 200 },

  'GET /api/mails/choices/:companyId': { status: insiders },
  'POST /api/mails/choices': {
    body: () => ({ companyId: server.harbor.id, kind: 'minutes', wanted: false }),
    status: insiders,
  },
  // A link is missing.
  'GET /api/mails/stop': { status: 400 },
  'POST /api/mails/stop': { body: {}, type: 'application/x-www-form-urlencoded', status: 400 },
  // What names no feed.
  'GET /api/calendar/feeds/:file': { status: 404 },
  'GET /api/calendar/feed/:companyId/:kind': { status: insiders },
  'GET /api/calendar/files/:companyId/:teamId': { status: insiders },
  'POST /api/calendar/feed': { body: feedOfTasks, status: insiders },
  // Whoever has no feed has none afterwards.
  'POST /api/calendar/feed/revoke': { body: feedOfTasks, status: 200 },
  // Nobody is the scriber of a meeting that is none; what guests ask takes the link or a key, whoever they are otherwise.
  'GET /api/guests/link/:companyId/:meetingId': { status: 404 },
  'POST /api/guests/link': { body: meetingThatIsNone, status: 404 },
  'POST /api/guests/link/close': { body: meetingThatIsNone, status: 404 },
  'POST /api/guests/open': { body: { token: 'A'.repeat(64) }, status: 404 },
  'POST /api/guests/join': { body: { token: 'A'.repeat(64), name: 'Eve' }, status: 404 },
  'GET /api/guests/stream': { status: 404 },
  'POST /api/guests/vote': { body: () => ({ issueId: newId(), act: 'cast' }), status: 404 },
  'POST /api/guests/rating': { body: { rating: 1 }, status: 404 },
  // Lena is no director.
  'GET /api/exports/:companyId': { status: 404 },
  'GET /api/exports/:companyId/:exportId/file': { status: 404 },
  'POST /api/exports': { body: () => ({ companyId: server.harbor.id }), status: only('member', 403, 404) },
  // What names no metric.
  'GET /api/metrics/inlet/:companyId/:metricId': { status: 404 },
  'POST /api/metrics/inlet': {
    body: () => ({ companyId: server.harbor.id, metricId: newId() }),
    status: 404,
  },
  'POST /api/metrics/inlet/end': {
    body: () => ({ companyId: server.harbor.id, metricId: newId() }),
    status: 404,
  },
  'GET /api/metrics/source/:companyId/:metricId': { status: 404 },
  'POST /api/metrics/source': { body: () => sourceOfNone(), status: 404 },
  'POST /api/metrics/source/try': { body: () => sourceOfNone(), status: 404 },
  'POST /api/metrics/source/act': {
    body: () => ({ companyId: server.harbor.id, metricId: newId(), act: 'run' }),
    status: 404,
  },
  'GET /api/data-sources/:companyId': { status: only('member', 403, 404) },
  'POST /api/data-sources': {
    body: () => ({
      companyId: server.harbor.id,
      name: 'Warehouse',
      host: 'db.example',
      port: 5432,
      database: 'sales',
      username: 'reader',
      password: 'x',
      tls: true,
    }),
    status: only('member', 403, 404),
  },
  'POST /api/data-sources/act': {
    body: () => ({ companyId: server.harbor.id, id: newId(), act: 'test' }),
    status: only('member', 403, 404),
  },
  'POST /api/inlets/:token': { body: { value: 1 }, status: 404 },
  // Lena may not, who is a member.
  'GET /api/hooks/:companyId': { status: only('member', 403, 404) },
  'GET /api/hooks/:companyId/:hookId/deliveries': { status: only('member', 403, 404) },
  'POST /api/hooks': {
    body: () => ({
      kind: 'webhook',
      companyId: server.harbor.id,
      address: 'https://1.1.1.1/',
      events: ['task.created'],
    }),
    status: only('member', 403, 404),
  },
  'POST /api/hooks/change': {
    body: () => ({ companyId: server.harbor.id, hookId: newId(), events: ['task.created'] }),
    status: only('member', 403, 404),
  },
  'POST /api/hooks/act': {
    body: () => ({ companyId: server.harbor.id, hookId: newId(), act: 'test' }),
    status: only('member', 403, 404),
  },
  'POST /api/hooks/resend': {
    body: () => ({ companyId: server.harbor.id, hookId: newId(), deliveryId: newId() }),
    status: only('member', 403, 404),
  },
  // Earlier org charts are the managers'.
  'GET /api/org-chart/:companyId/earlier': { status: only('member', 403, 404) },
  'GET /api/org-chart/:companyId/earlier/:earlierId': { status: only('member', 403, 404) },
  'POST /api/org-chart/:companyId/earlier/:earlierId/draft': {
    body: () => ({ id: newId(), name: 'As before' }),
    status: only('member', 403, 404),
  },
  // No plan that anybody here sees.
  'GET /api/plans/:companyId/:planId/versions': { status: 404 },
  'GET /api/plans/:companyId/:planId/versions/:versionId': { status: 404 },
  'POST /api/plans/versions': {
    body: () => ({ companyId: server.harbor.id, planId: newId(), label: 'Before the storm' }),
    status: 404,
  },
  // No process that anybody here sees.
  'GET /api/companies/:companyId/processes/:processId/readings': { status: 404 },
  'GET /api/imports/:companyId': { status: only('member', 403, 404) },
  'POST /api/samples': {
    body: () => ({ companyId: server.harbor.id }),
    status: only('member', 403, 404),
  },
  'POST /api/samples/remove': {
    body: () => ({ companyId: server.harbor.id }),
    status: only('member', 403, 404),
  },
  'POST /api/imports': {
    body: () => ({ companyId: server.harbor.id, bytes: 100 }),
    status: only('member', 403, 404),
  },
  'PUT /api/imports/:companyId/:importId/parts/:number': {
    body: {},
    type: 'application/octet-stream',
    status: only('member', 403, 404),
  },
  'POST /api/imports/check': { body: importThatIsNone, status: only('member', 403, 404) },
  'POST /api/imports/map': {
    body: () => ({ ...importThatIsNone(), mover: { name: 'x', files: [] } }),
    status: only('member', 403, 404),
  },
  'POST /api/imports/start': { body: importThatIsNone, status: only('member', 403, 404) },
  'POST /api/imports/take-back': { body: importThatIsNone, status: only('member', 403, 404) },
  'POST /api/imports/drop': { body: importThatIsNone, status: only('member', 403, 404) },
  // Directors only, of which none asks here; and nobody is billed on this server.
  'GET /api/billing/:companyId': { status: only('member', 403, 404) },
  'POST /api/billing/checkout': { body: harborOnly, status: only('member', 403, 404) },
  'POST /api/billing/portal': { body: harborOnly, status: only('member', 403, 404) },
  'POST /api/billing/cancel': {
    body: () => ({ companyId: server.harbor.id, cancelImmediately: true }),
    status: only('member', 403, 404),
  },
  'POST /api/billing/resume': { body: harborOnly, status: only('member', 403, 404) },
  'POST /api/billing/refresh': { body: harborOnly, status: only('member', 403, 404) },
  // Signed by the payment service rather than asked by anybody.
  'POST /api/billing/webhook': { body: {}, status: 404 },
  // None of these is a manager of Harbor.
  'GET /api/analytics/:companyId/:chart': { status: only('member', 403, 404) },
  'GET /api/analytics/:companyId/:chart/rows': { status: only('member', 403, 404) },
  'POST /api/search/beyond': {
    body: () => ({ companyId: server.harbor.id, text: 'crane' }),
    status: insiders,
  },
  'POST /api/issues/similar': {
    body: () => ({ companyId: server.harbor.id, text: 'The crane on the pier' }),
    status: insiders,
  },

  'GET /api/tokens/:companyId': { status: insiders },
  'POST /api/tokens': {
    body: () => ({
      companyId: server.harbor.id,
      name: 'A program',
      scopes: ['tasks:read'],
      teamIds: null,
      expires: '7',
      proposes: false,
    }),
    status: insiders,
  },
  'POST /api/tokens/revoke': {
    body: () => ({ companyId: server.harbor.id, tokenId: newId() }),
    status: 404,
  },
  // A session is no token.
  'GET /api/v1/openapi.json': { status: 200 },
  'GET /api/v1/token': { status: 401 },
  'GET /api/v1/queries/:name': { status: 401 },
  'POST /api/mcp': { body: {}, status: 401 },
  'GET /api/mcp': { status: 401 },
  'DELETE /api/mcp': { status: 401 },
  'GET /api/ai/:companyId': { status: insiders },
  'GET /api/ai/:companyId/threads/:threadId': { status: 404 },
  'GET /api/ai/:companyId/usage': { status: only('member', 403, 404) },
  'GET /api/ai/:companyId/conversations.json': { status: insiders },
  // This server has no language model.
  'POST /api/ai/threads/:threadId/messages': {
    body: () => ({
      companyId: server.harbor.id,
      text: 'What is cracked?',
      includesPrivate: true,
      language: 'en',
      today: new Date().toISOString().slice(0, 10),
      again: false,
    }),
    status: 404,
  },
  'POST /api/ai/consent': { body: () => ({ ...harborOnly(), host: '127.0.0.1' }), status: 404 },
  'POST /api/ai/threads/:threadId/stop': { body: harborOnly, status: insiders },
  'POST /api/ai/threads/:threadId/delete': { body: harborOnly, status: 404 },
  'POST /api/ai/outcome': {
    body: () => ({
      companyId: server.harbor.id,
      messageId: newId(),
      proposalId: newId(),
      outcome: 'dismissed',
      madeId: null,
    }),
    status: 404,
  },
  'GET /api/proposals/:companyId': { status: insiders },
  'POST /api/proposals/settle': {
    body: () => ({ companyId: server.harbor.id, proposalId: newId(), apply: false }),
    status: 404,
  },
  'POST /api/v1/mutations/:name': { body: {}, status: 401 },

  'GET /api/sync/:companyId/bootstrap': { status: insiders },
  'POST /api/sync/:companyId/query': { body: { name: 'myCompany', args: {} }, status: insiders },
  'POST /api/sync/:companyId/mutate': {
    body: () => ({
      clientId: newId(),
      schema: app.schema,
      mutations: [{ mid: 1, name: 'updateUserSettings', args: {} }],
    }),
    status: insiders,
  },
  'POST /api/sync/:companyId/stream': {
    body: () => ({ t: 'hello', clientId: newId(), schema: app.schema, epoch: '', cursor: 0, scopes: [] }),
    status: insiders,
  },
}

beforeAll(async () => {
  server = await served()
  const { harbor, lantern, services } = server
  invitee = await server.newcomer('invited@quay.example')
  newcomer = await server.newcomer('new@quay.example')
  lena = await server.signIn(harbor.people['lena']!)
  invitations = { toHarbor: newId(), toLantern: newId() }
  const email = 'invited@quay.example'
  const asked = { email, level: 'member', teamIds: [] } as const
  await services.node.run(harbor.id, harbor.people['maya']!, invitePerson, {
    id: invitations.toHarbor,
    ...asked,
  })
  await services.node.run(lantern.id, lantern.people['ravi']!, invitePerson, {
    id: invitations.toLantern,
    ...asked,
  })
  await services.node.run(harbor.id, harbor.people['lena']!, createIssue, {
    id: newId(),
    title: SECRET,
    issueType: 'short_term',
    teamId: harbor.teams.crew,
  })
})
afterAll(() => server.stop())

/** A session for this request alone, so that no route spoils the next one's. */
async function cookieOf(actor: Actor): Promise<string> {
  const { harbor, lantern, services, signIn } = server
  if (actor === 'anonymous') return ''
  if (actor === 'no company') return (await signIn(newcomer)).cookie
  if (actor === 'invitee') return (await signIn(invitee)).cookie
  if (actor === 'foreign director') return (await signIn(lantern.people['ravi']!)).cookie
  const session = await signIn(harbor.people['lena']!)
  if (actor === 'revoked session') {
    await fetch(`${server.url}/api/session`, { headers: { cookie: session.cookie } })
    await services.sessions.revoke({ userId: session.userId, sessionId: session.sessionId })
  }
  return session.cookie
}

/** The answer as a person behind a proxy gets it; a stream is hung up once it has begun. */
async function ask(route: string, actor: Actor, companyId = server.harbor.id) {
  const [method = '', path = ''] = route.split(' ')
  const { body, type = 'application/json' } = ROUTES[route.replace('HEAD', 'GET')]!
  const sent = typeof body === 'function' ? body() : body
  const hangUp = new AbortController()
  const url =
    server.url +
    path
      .replace(':companyId', companyId)
      .replace(':kind', 'tasks')
      .replace(':chart/rows', 'tasks/rows?figure=due')
      .replace(':chart', 'tasks')
      .replace(':teamId', server.harbor.teams.crew)
      .replace(':meetingId', newId())
      .replace('pictures/:name', `pictures/${'a'.repeat(32)}`)
      .replace(':exportId', newId())
      .replace(':threadId', newId())
      .replace(':hookId', newId())
      .replace(':earlierId', newId())
      .replace(':planId', newId())
      .replace(':processId', newId())
      .replace(':versionId', newId())
      .replace(':metricId', newId())
      .replace(':importId', newId())
      .replace(':number', '0')
      .replace(':id', newId())
      .replace(':name', 'myTasks')
      .replace('*', 'none')
  const answer = await fetch(url, {
    method,
    signal: hangUp.signal,
    headers: {
      cookie: await cookieOf(actor),
      origin: server.url,
      'x-forwarded-for': '203.0.113.9',
      ...(sent && { 'content-type': type }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  })
  const isStream = answer.headers.get('content-type') === 'text/event-stream'
  const text = isStream ? '' : await answer.text()
  hangUp.abort()
  return { status: answer.status, text }
}

function expected(route: string, actor: Actor): number {
  const { status } = ROUTES[route.replace('HEAD', 'GET')]!
  if (server.policy.get(route) === 'signed-in' && !isSignedIn(actor)) return 401
  return typeof status === 'number' ? status : status(actor)
}

const routes = Object.keys(ROUTES).toSorted(
  (left, right) => Number(ROUTES[left]!.last ?? 0) - Number(ROUTES[right]!.last ?? 0),
)

test('every route that the server registers is listed here, and nothing else', () => {
  const registered = [...server.policy.keys()].filter((route) => !route.startsWith('HEAD '))
  expect(registered.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

describe.each(routes)('%s', (route) => {
  test.each(ACTORS)('%s', async (actor) => {
    const { status, text } = await ask(route, actor)
    expect(status).toBe(expected(route, actor))
    if (actor !== 'member') expect(text).not.toContain(SECRET)
    expect(text).not.toMatch(/select |\.ts:\d|node_modules/)
    if (status >= 400) expect(JSON.parse(text)).toMatchObject(refusalOf(route))
  })
})

/** Browsers come back there from a provider, signed in or not: all are led to the same page. */
const LEADS_ANYBODY = 'GET /api/identity/callback/:companyId'

test.each(routes.filter((route) => route.includes(':companyId') && route !== LEADS_ANYBODY))(
  '%s answers for a foreign company as for one that never was',
  async (route) => {
    const foreign = await ask(route, 'foreign director')
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await ask(route, 'foreign director', newId()))
  },
)

test('a HEAD request learns no more than the GET would tell', async () => {
  const heads = [...server.policy.keys()].filter((route) => route.startsWith('HEAD '))
  expect(heads.length).toBeGreaterThan(5)
  for (const route of heads) {
    for (const actor of ['anonymous', 'revoked session', 'foreign director'] as const)
      expect(await ask(route, actor), `${route} ${actor}`).toEqual({
        status: expected(route, actor),
        text: '',
      })
  }
})

/** Names a company, but leads to the place where the proof is asked for. */
const LEADS_TO_THE_PROOF = 'POST /api/companies/switch'

/** Whether what is sent to this route names Harbor. */
function namesHarbor(route: string): boolean {
  const { body } = ROUTES[route.replace('HEAD', 'GET')]!
  const sent = (typeof body === 'function' ? body() : body) as { companyId?: string } | undefined
  return route.includes(':companyId') || sent?.companyId === server.harbor.id
}

test('a company that asks for a second factor is closed to a session without one, over every route', async () => {
  const { harbor, policy, services } = server
  await services.pool.query('insert into second_factor_companies (company_id, set_by) values ($1, $2)', [
    harbor.id,
    harbor.people['maya'],
  ])
  await services.sessions.recheck()
  const held: string[] = []
  for (const route of policy.keys()) {
    const { status, text } = await ask(route, 'member')
    expect(text, route).not.toContain(SECRET)
    expect(text, route).not.toContain(harbor.people['maya'])
    if (policy.get(route) !== 'signed-in' || route === LEADS_TO_THE_PROOF || !namesHarbor(route)) continue
    expect([route, status]).toEqual([route, 401])
    if (!route.startsWith('HEAD ')) expect(text, route).toContain('"identity/second-factor-first"')
    held.push(route)
  }
  expect(held.length).toBeGreaterThan(60)
  await services.pool.query('delete from second_factor_companies')
  await services.sessions.recheck()
})

test('a company that insists on its provider is closed to a session without its proof, over every route', async () => {
  const { harbor, policy, services } = server
  const [mayaId, providerId] = [harbor.people['maya'], newId()]
  await services.pool.query(
    'insert into sign_in_domains (domain, company_id, enforced, provider_id) values ($1, $2, true, $3)',
    ['harbor.example', harbor.id, providerId],
  )
  await services.sessions.recheck()
  const held: string[] = []
  for (const route of policy.keys()) {
    const { status, text } = await ask(route, 'member')
    expect(text, route).not.toContain(SECRET)
    expect(text, route).not.toContain(mayaId)
    if (policy.get(route) !== 'signed-in' || route === LEADS_TO_THE_PROOF || !namesHarbor(route)) continue
    expect([route, status]).toEqual([route, 401])
    if (!route.startsWith('HEAD ')) expect(text, route).toContain('"identity/prove-first"')
    held.push(route)
  }
  expect(held.length).toBeGreaterThan(60)
  // Whoever takes the account to another address is no longer somebody of whom the company asks anything.
  expect((await ask('POST /api/email-change', 'member')).text).toContain('"identity/prove-first"')

  const proved = await server.signIn(harbor.people['lena']!)
  await services.pool.query(
    'insert into session_proofs (session_id, company_id, provider_id) values ($1, $2, $3)',
    [proved.sessionId, harbor.id, providerId],
  )
  const { cookie } = proved
  const opened = await fetch(`${server.url}/api/sync/${harbor.id}/bootstrap`, { headers: { cookie } })
  expect(await opened.text()).toContain(SECRET)
})
