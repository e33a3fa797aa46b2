import { randomBytes } from 'node:crypto'

// A token starts with the id of its company, which is no secret, so that it can be looked up under that company's row
// security; 256 random bits follow. Only its SHA-256 is stored.
const COMPANY_BYTES = 16
const SECRET_BYTES = 32

const TOKEN = /^[\w-]{64}$/

export function newCompanyToken(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex')
  return Buffer.concat([company, randomBytes(SECRET_BYTES)]).toString('base64url')
}

/** The id of the company that a token names; null if it is none. Whether it is valid, only the company knows. */
export function companyOfToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, COMPANY_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
