import type { RouteOptions } from 'fastify'
import type { CompanyAt, Who } from '../who.ts'

const IN_PATH = /\/:companyId(?=\/|$)/

/** @throws if the route of signed-in people does not say where its company is, or names one elsewhere than it says */
export function requireDeclared(
  { method, url, schema }: Pick<RouteOptions, 'method' | 'url' | 'schema'>,
  { who, company }: { who: Who; company?: CompanyAt | undefined },
): void {
  if (who !== 'signed-in') return
  const fail = (why: string) => {
    throw new Error(`${String(method)} ${url} ${why}`)
  }
  if (company === undefined) fail('must say in config.company where it names its company.')
  const inPath = IN_PATH.test(url)
  if (inPath !== (company === 'path'))
    fail(`names its company ${inPath ? 'in the path' : 'not in the path'}.`)
  const keys = keysOf(schema?.body)
  if (keys === null || company === 'open') return
  const inBody = keys.includes('companyId')
  if (inBody !== (company === 'body'))
    fail(`names its company ${inBody ? 'in the body' : 'not in the body'}.`)
}

/** Of an object that zod checks; null if that can't be told. */
function keysOf(schema: unknown): string[] | null {
  const { shape } = (schema as { shape?: object } | undefined) ?? {}
  return shape ? Object.keys(shape) : null
}
