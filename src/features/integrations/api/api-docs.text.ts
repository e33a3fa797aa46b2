export const DOCS = 'API documentation'
/** The parts of the guide: a heading, and what stands under it. */
export const GUIDE: readonly { title: string; lines: readonly string[]; codes?: true }[] = [
  {
    title: 'Requests',
    lines: [
      'A program sends one of your tokens with each request, as “Authorization: Bearer qd_…”. It can do what you may do, as far as the token’s scopes and teams go. GET /api/v1/token tells whose token it is and what it is for.',
      'Queries are read with GET, and their inputs are parameters; lists in a parameter stand with commas between. What is a list comes in pages of 50, or as many as pageLimit says, up to 200. Send the answer’s nextCursor as cursor for the next page; after the last one it is null.',
      'Mutations are sent with POST and a JSON object. Ids of new rows may be left out, and the answer tells them. With an Idempotency-Key of your own, a request that is repeated within 24 hours runs once and is answered alike.',
      'Lists show what is open, and what was finished lately. What was archived is in none of them: archivedWork lists it for a team. What was finished or archived longer ago comes too if finishedFrom and finishedTo say when that was, such as a quarter at a time. auditTrail shows directors the audit log of the last 30 days, and of such a time.',
    ],
  },
  {
    title: 'Errors',
    codes: true,
    lines: [
      'Errors are application/problem+json. Their code stays the same, whatever the words. The RateLimit header says how much is left, and Retry-After when to come back.',
    ],
  },
  {
    title: 'Webhooks',
    lines: [
      'Directors add webhooks under Settings, Integrations. Each event comes as a POST of JSON with id, event, at, companyId and data, as the description below says for each. The Quarterdeck-Event header names the event, and Quarterdeck-Delivery has its id: an event that is sent again keeps it, so that you can tell that you know it already.',
      'The Quarterdeck-Signature header is t=<seconds>,v1=<hex>: v1 is the HMAC-SHA256 of t, a dot and the body as it came, with the webhook’s secret. Compute it over the bytes before you read them as JSON, and refuse what is older than five minutes.',
      'Answer with a status from 200 to 299 within 10 seconds. Anything else, a redirect too, is tried again for 24 hours, with growing pauses; the log shows it, and sends it again when you say so. A webhook that takes nothing for a week is turned off, and its maker and the directors get a mail.',
    ],
  },
  {
    title: 'Assistants (MCP)',
    lines: [
      'Assistants that speak the Model Context Protocol connect to the address below by streamable HTTP, with a token in the same header. Their tools are these queries and, if the token has a scope to write, the mutations. With a token that asks you before assistants write, these become proposals that wait under Settings, Integrations.',
    ],
  },
]
/** The codes that every program meets, with what to do. The others are of single calls, and say what is wrong in words. */
export const ERRORS: readonly (readonly [status: number, code: string, about: string])[] = [
  [400, 'input/invalid', 'An input is missing or has a value that it can’t have; detail names it.'],
  [401, 'request/no-token', 'The Authorization header is missing.'],
  [401, 'token/not-valid', 'The token was revoked, or its person may no longer do what it is for.'],
  [401, 'token/expired', 'Make a new token.'],
  [403, 'token/scope-missing', 'The token lacks the scope that detail names.'],
  [403, 'token/asks-first', 'The token’s person is asked before it writes, which is possible over MCP only.'],
  [403, 'access/denied', 'The token’s person may not do this, or not with a token for these teams.'],
  [404, 'access/not-found', 'There is no such row, or the token doesn’t see it.'],
  [404, 'api/no-such-call', 'No query or mutation is called so, or none that a token can call.'],
  [409, 'api/key-used', 'This Idempotency-Key stands for another request.'],
  [429, 'sync/too-fast', 'Come back after as many seconds as Retry-After says.'],
  [503, 'server/unavailable', 'Repeat it shortly, a mutation under the same Idempotency-Key.'],
]
export const CODES = 'Error codes'
export const MCP_ADDRESS = 'The address for assistants'
export const THE_DOCUMENT = 'The description in OpenAPI 3.1'
export const SEARCH_CALLS = 'Find a call'
export const NO_CALLS = 'Nothing is called so. Try another word, such as tasks.'
export const DOCS_NOT_LOADED = 'The description could not be loaded'
export const READS = 'Query'
export const WRITES = 'Mutation'
export const TAKES = 'Takes the scope'
export const INPUTS = 'Inputs'
export const NO_INPUTS = 'It takes no inputs.'
export const OPTIONAL = 'may be left out'
export const EXAMPLE = 'Example of'
