import type { RouteOptions } from 'fastify'
import type { Who } from '../who.ts'

/**
 * Where a route for signed-in people says which company it is about, so that a company that asks for a proof can be closed to a session wherever it
 * is named. `path` and `body` mean the key `companyId` there. `none` is about the account or the installation, `itself` asks in its own code, `open`
 * names or touches a company and is open without a proof all the same, and `every` needs the proofs of all companies that ask for one.
 */
export type CompanyAt = 'path' | 'body' | 'none' | 'itself' | 'open' | 'every'

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
  const { shape } = (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def ?? {}
  return shape ? Object.keys(shape) : null
}
