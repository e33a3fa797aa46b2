import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

// A real OpenID Connect provider on a port of its own. Its people are told to it under /people, further redirect addresses under /redirects; it signs
// in whoever `login_hint` names, after one click.

interface Told {
  /** What a person signs in with. */
  hint: string
  sub: string
  email: string
  email_verified: boolean
  name: string
}

const port = Number(process.env['PORT'])
const issuer = `http://127.0.0.1:${port}`
const people = new Map<string, Told>()
const redirects = new Set([process.env['REDIRECT_URI']!])

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'quarterdeck',
      client_secret: process.env['CLIENT_SECRET']!,
      redirect_uris: [process.env['REDIRECT_URI']!],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['a key of this process'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: () => {
      const { hint: _hint, ...claims } = [...people.values()].find((one) => one.sub === sub)!
      return { ...claims }
    },
  }),
  // Whoever is asked for belongs to this company: nobody is asked for a consent.
  async loadExistingGrant(context: {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }) {
    const { clientId } = context.oidc.client
    const grant = new provider.Grant({ clientId, accountId: context.oidc.session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

// As a provider whose client is given further addresses while it runs.
provider.Client.prototype.redirectUriAllowed = (address) => redirects.has(address)

// As those that don't say in their answers whose these are.
if (process.env['NAMED'] === 'no')
  provider.use(async (context, next) => {
    await next()
    const to = URL.parse(context.response.get('location'))
    if (to?.searchParams.has('iss')) {
      to.searchParams.delete('iss')
      context.set('location', to.href)
    }
    if (typeof context.body === 'object')
      delete (context.body as Record<string, unknown>)['authorization_response_iss_parameter_supported']
  })

const answer = provider.callback()

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method } = request
  if (url === '/people') {
    const told = (await json(request)) as Told
    people.set(told.hint, told)
    response.end()
  } else if (url === '/redirects') {
    redirects.add(await text(request))
    response.end()
  } else if (url.startsWith('/interaction/') && method === 'GET') {
    response.setHeader('content-type', 'text/html')
    response.end(
      '<!doctype html><title>Provider</title><form method="post"><button>Yes, it is me</button></form>',
    )
  } else if (url.startsWith('/interaction/')) {
    const { params } = await provider.interactionDetails(request, response)
    const person = people.get(String(params['login_hint']))
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  } else answer(request, response)
}

createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1', () =>
  process.stdout.write('ready\n'),
)
