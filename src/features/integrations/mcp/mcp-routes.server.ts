import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { MAX_REQUEST_BYTES } from '../../../sync/protocol.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { overOf } from '../../../sync/server/when-over.ts'
import { MUTATION_SCOPES } from '../api/admitted.rules.ts'
import { inPages, plainly } from '../api/answers.server.ts'
import { type Acting, actingFor, requireToken } from '../api/bearer.server.ts'
import { askFor, filledFor, runFor } from '../api/calls.server.ts'
import { answerProblem } from '../api/problems.server.ts'
import type { TokenPace } from '../api/token-pace.server.ts'
import { PROPOSED } from './mcp.text.ts'
import { settleInput } from './proposals.requests.ts'
import { applyProposal, dismissProposal, proposalsFor, propose } from './proposals.server.ts'
import { toolsFor } from './tools.server.ts'

const proposalsParams = z.strictObject({ companyId: z.uuid() })

/** As JSON-RPC says it, in whose answers no language is known. */
const NO_BATCHES = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Send one call a request: MCP has had no batches since 2025-06-18.' },
}

/** The product for assistants, over MCP: the same calls, tokens and scopes as the API's. */
export function mcpRoutes(app: FastifyInstance, services: Services, pace: TokenPace): void {
  void app.register(async (plain) => {
    plain.setErrorHandler(answerProblem)
    requireToken(plain, services, pace)
    const byToken = { config: { who: 'token' }, schema: { hide: true } } as const

    plain.post(
      '/api/mcp',
      { ...byToken, ...RUNS_MUTATIONS, bodyLimit: MAX_REQUEST_BYTES },
      async (request, reply) => {
        // One request counts as one call.
        if (Array.isArray(request.body)) return reply.status(400).send(NO_BATCHES)
        const acting = await actingFor(services, request, reply)
        // Only servers that assistants speak to need it.
        const { answerMcp } = await import('./mcp-server.server.ts')
        const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        )
        const asked = new Request(`${services.origins.publicUrl()}/api/mcp`, { method: 'POST', headers })
        const answer = await answerMcp(asked, request.body, {
          tools: () => toolsFor(services.node.options.app, acting.token),
          call: (name, args) => told(() => call(services, acting, name, args, overOf(reply))),
        })
        return reply
          .status(answer.status)
          .headers(Object.fromEntries(answer.headers))
          .send(await answer.text())
      },
    )
    // There is no stream to follow and no session to end.
    for (const method of ['GET', 'DELETE'] as const)
      plain.route({
        method,
        url: '/api/mcp',
        ...byToken,
        handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
      })
  })
  proposalRoutes(app, services)
}

/** What a person does with the proposals of their assistants, in their own session. */
function proposalRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' }, ...RUNS_MUTATIONS } as const
  const inBody = { config: { who: 'signed-in', company: 'body' }, ...RUNS_MUTATIONS } as const

  routes.get(
    '/api/proposals/:companyId',
    { ...inPath, schema: { params: proposalsParams } },
    ({ session, params }) => proposalsFor(services, params.companyId, session!.userId),
  )

  routes.post('/api/proposals/settle', inBody, async ({ session, body }) => {
    const { apply, ...place } = parseArguments({ schema: settleInput }, body)
    const settle = apply ? applyProposal : dismissProposal
    await settle(services, { ...place, personId: session!.userId })
    return {}
  })
}

async function call(
  services: Services,
  acting: Acting,
  name: string,
  args: Record<string, unknown>,
  over: AbortSignal,
): Promise<string> {
  if (!MUTATION_SCOPES.has(name)) {
    const { pageLimit, cursor, ...rest } = args
    const result = await askFor(services, acting, name, rest, over)
    return (
      JSON.stringify(Array.isArray(result) ? inPages(result, pageLimit, cursor) : result, plainly) ?? 'null'
    )
  }
  if (!acting.token.proposes) {
    const { ids } = await runFor(services, acting, name, args, undefined)
    return JSON.stringify({ ids })
  }
  await propose(services, acting.token, name, filledFor(services, acting.token, name, args))
  return PROPOSED
}

/** A refusal is an answer that the assistant can read, and anything else an error of the request. */
async function told(work: () => Promise<string>): Promise<{ text: string; isError: boolean }> {
  try {
    return { text: await work(), isError: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, title, detail } = error.text
    return { text: `${title}: ${detail} (${code})`, isError: true }
  }
}
