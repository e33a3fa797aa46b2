import type { Served } from '../../../tests/served.ts'
import { SCOPES, type TokenScope } from './tokens/scopes.rules.ts'
import { makeToken } from './tokens/tokens.server.ts'

interface Wanted {
  scopes?: readonly TokenScope[]
  teamIds?: string[] | null
  proposes?: boolean
}

/** Makes a token for somebody, as their settings would; with every scope that it may have if none are named. */
export async function tokenOf(
  { services, harbor }: Served,
  personId: string,
  { scopes = SCOPES, teamIds = null, proposes = false }: Wanted = {},
  companyId = harbor.id,
): Promise<string> {
  const wanted = { companyId, name: 'A program', scopes: [...scopes], teamIds, proposes }
  return (await makeToken(services, personId, { ...wanted, expires: '30' })).token
}

export interface ApiAnswer {
  status: number
  text: string
  headers: Headers
  body: {
    ids: Record<string, string>
    data: unknown
    nextCursor: string | null
    code: string
    detail: string
  }
}

let addresses = 0

/** A request of a program: no cookie, no origin, and from an address of its own. */
export async function callApi(
  { url }: Pick<Served, 'url'>,
  token: string | null,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<ApiAnswer> {
  const network = ++addresses
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'x-forwarded-for': `198.51.${network >> 8}.${network & 255}`,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, body: text ? JSON.parse(text) : null }
}

/** Asks a query with these inputs as parameters. */
export const askApi = (server: Pick<Served, 'url'>, token: string | null, name: string, args: object) =>
  callApi(server, token, `queries/${name}?${parametersOf(args)}`)

const parametersOf = (args: object): string =>
  new URLSearchParams(
    Object.entries(args).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, asText(value)]],
    ),
  ).toString()

function asText(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
