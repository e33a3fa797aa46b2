import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { type NameServer, startNameServer } from '../../../tests/name-server.ts'
import { CLIENT_SECRET } from '../../../tests/provider.ts'
import type { Database } from '../../server/database/database.ts'
import { served, type Served, type SignedIn } from '../../../tests/served.ts'
import type { IdentitySettings, ProviderInput, Started } from './identity.requests.ts'

/** A server that asks providers on this machine, and the name server that it believes. */
export interface Stage extends Served {
  names: NameServer
  redirectUriOf(companyId: string): string
}

export async function startStage(
  environment: Record<string, string> = {},
  database?: Database,
): Promise<Stage> {
  const names = await startNameServer()
  const server = await served(
    {
      TRUST_PROXY: 'on',
      OUTGOING_PRIVATE: '127.0.0.0/8 localhost',
      DNS_SERVERS: names.address,
      ...environment,
    },
    database,
  )
  return {
    ...server,
    names,
    redirectUriOf: (companyId) => `${server.url}/api/identity/callback/${companyId}`,
    async stop() {
      await server.stop()
      names.stop()
    },
  }
}

let addresses = 0

/** A browser without a page: keeps its cookies, and goes where it is sent. */
export class Traveller {
  readonly #jar = new Map<string, string>()
  readonly #url: string

  constructor({ url }: { url: string }, { cookie }: Partial<SignedIn> = {}) {
    this.#url = url
    if (cookie) this.#keep(url, [cookie])
  }

  async go(
    address: string,
    { method = 'GET', body, at = this.#url }: { method?: string; body?: object; at?: string } = {},
  ): Promise<Response> {
    const url = new URL(address, at)
    // Another server of the same installation is the same site.
    const host = at === this.#url ? url.host : new URL(this.#url).host
    const cookie = [...this.#jar]
      .filter(([key]) => key.startsWith(`${host} `))
      .map(([key, value]) => `${key.split(' ')[1]}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: at,
        'x-forwarded-for': `10.9.${(addresses >> 8) & 255}.${addresses++ & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.#keep(url.href, answer.headers.getSetCookie())
    return answer
  }

  post = (path: string, body: object): Promise<Response> => this.go(path, { method: 'POST', body })

  #keep(address: string, cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(cookie)!
      const key = `${new URL(address).host} ${name}`
      if (value === '') this.#jar.delete(key)
      else this.#jar.set(key, value)
    }
  }

  async start(email: string, more: object = {}): Promise<Started & { status: number; code?: string }> {
    const answer = await this.post('/api/identity/start', { email, ...more })
    const told = (await answer.json()) as Started & { error?: { code: string } }
    return { status: answer.status, ...told, ...(told.error && { code: told.error.code }) }
  }

  /** Signs in at the provider, up to the address on our own server that it sends the browser back to. */
  async throughProvider(address: string): Promise<string> {
    let next = address
    for (let steps = 0; steps < 10; steps++) {
      if (next.startsWith(`${this.#url}/api/identity/callback`)) return next
      let answer = await this.go(next)
      if (answer.status === 200) answer = await this.go(next, { method: 'POST' })
      const to = answer.headers.get('location')
      if (!to) throw new Error(`Stuck at ${next}: ${answer.status} ${await answer.text()}`)
      next = new URL(to, next).href
    }
    throw new Error('The provider sends the browser round and round')
  }

  /** Where the callback leads: a path, or the code of what was wrong. */
  async arriveAt(callback: string): Promise<string> {
    const answer = await this.go(callback)
    const to = answer.headers.get('location') ?? `${answer.status}`
    return new URL(to, this.#url).searchParams.get('problem') ?? to
  }

  async signIn(email: string, more: object = {}): Promise<string> {
    const { address, code } = await this.start(email, more)
    return address ? this.arriveAt(await this.throughProvider(address)) : code!
  }

  async session(): Promise<{
    user: { id: string; email: string } | null
    companies: { name: string; level: string; mustProve?: boolean }[]
  }> {
    return (await this.go('/api/session')).json() as never
  }
}

/** Asks a settings route for somebody, and answers the status with what it says. */
export async function asking(stage: Pick<Stage, 'url'>, person: SignedIn, path: string, body: object) {
  const answer = await new Traveller(stage, person).post(`/api/identity/${path}`, body)
  const told = (await answer.json()) as IdentitySettings & { error?: { code: string } }
  return { status: answer.status, code: told.error?.code, ...told }
}

/** Connects a company with a provider, and verifies its domain by a real answer of the name server. */
export async function connect(
  stage: Pick<Stage, 'url' | 'names' | 'signIn'>,
  {
    companyId,
    director,
    domain,
    ...input
  }: { companyId: string; director: string; domain: string } & Partial<ProviderInput>,
): Promise<void> {
  const person = await stage.signIn(director)
  const listed = await asking(stage, person, 'domains', { companyId, domain })
  const { id, record } = listed.domains.find((one) => one.domain === domain)!
  stage.names.records.set(domain, [...(stage.names.records.get(domain) ?? []), record])
  await asking(stage, person, 'domains/verify', { companyId, domainId: id })
  await asking(stage, person, 'provider', {
    companyId,
    issuer: 'https://nowhere.example',
    clientId: 'quarterdeck',
    clientSecret: CLIENT_SECRET,
    defaultLevel: 'member',
    teamIds: [],
    enforced: false,
    ...input,
  })
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A provider that lies as its test tells it to. */
export class Liar {
  issuer = ''
  /** Laid over the discovery document. */
  discovery: object = {}
  /** Laid over the claims of the ID token. */
  claims: object = {}
  header: object = {}
  signs = true
  /** When set, another key signs than the one it shows. */
  wrongKey = false
  /** Never answers at this path. */
  silentAt = ''
  /** Sends whoever asks for this path elsewhere. */
  redirectsAt = ''
  asked: string[] = []
  nonce = ''
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #server = createServer((request, response) => {
    const [path = ''] = request.url!.split('?')
    this.asked.push(path)
    request.resume()
    if (path === this.silentAt) return
    if (path === this.redirectsAt) response.writeHead(302, { location: '/elsewhere' })
    else response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(this.#answer(path)))
  })

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #answer(path: string): object {
    if (path === '/jwks')
      return {
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      }
    if (path === '/token')
      return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: this.#idToken() }
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...this.discovery,
    }
  }

  #idToken(): string {
    const now = Math.floor(Date.now() / 1_000)
    const told = {
      iss: this.issuer,
      aud: 'quarterdeck',
      sub: 'liar-1',
      iat: now,
      exp: now + 60,
      nonce: this.nonce,
      email: 'lena@harbor.example',
      email_verified: true,
      name: 'Lena',
      ...this.claims,
    }
    const text = `${encoded({ alg: 'RS256', kid: 'one', ...this.header })}.${encoded(told)}`
    const key: KeyObject = this.wrongKey ? this.#others.privateKey : this.#keys.privateKey
    return `${text}.${this.signs ? sign('sha256', Buffer.from(text), key).toString('base64url') : ''}`
  }
}
