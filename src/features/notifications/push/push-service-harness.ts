import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from '../../../../tests/certificates.ts'

/** What a device was pushed, as it reads it. */
export interface Received {
  headers: IncomingHttpHeaders
  said: { id: string; title: string; body: string; path: string; companyId?: string }
  /** Of the token with which the server shows who it is. */
  claims: { aud: string; exp: number; sub: string }
}

/** A status; null if the push service takes the request and never answers. */
type Answer = number | null

/** A browser’s subscription. Its keys never leave it, so nobody else reads what it is pushed. */
export interface FakeDevice {
  body: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  received: Received[]
  /** Resolves as soon as the next push has come. */
  next(): Promise<void>
  /** What the push service answers for it from now on, at once or later. */
  answer(status: Answer | Promise<Answer>): void
}

/** A push service: a real web server on this machine, with a certificate of its own. */
export interface PushService {
  origin: string
  certificate: string
  device(): FakeDevice
  stop(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const { certificate, key } = await selfSigned({ type: 'ip', value: '127.0.0.1' })
  const takers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => Answer | Promise<Answer>>()
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    const answer = async () => {
      const status = await takers.get(request.url ?? '')?.(Buffer.concat(chunks), request.headers)
      // More than anybody reads.
      if (status !== null) response.writeHead(status ?? 404).end('x'.repeat(1_000_000))
    }
    request.on('end', () => void answer())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    certificate,
    device() {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)]
      const p256dh = pair.generateKeys()
      const received: Received[] = []
      let status: Answer | Promise<Answer> = 201
      let arrival = Promise.withResolvers<void>()
      takers.set(path, (body, headers) => {
        const said = JSON.parse(decrypted(body, pair, auth)) as Received['said']
        received.push({ headers, said, claims: claimsOf(headers.authorization ?? '') })
        arrival.resolve()
        arrival = Promise.withResolvers()
        return status
      })
      return {
        body: {
          endpoint: origin + path,
          expirationTime: null,
          keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
        },
        received,
        next: () => arrival.promise,
        answer(next) {
          status = next
        },
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const SALT_BYTES = 16
const TAG_BYTES = 16
/** The octet that ends the last record. */
const LAST = 2

/** As RFC 8291 says, from which this is written: nothing of it is the library’s. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const length = body.readUInt8(SALT_BYTES + 4)
  const start = SALT_BYTES + 5 + length
  const theirs = body.subarray(SALT_BYTES + 5, start)
  const expand = (key: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const key = expand(pair.computeSecret(theirs), auth, info, 32)
  const [content, nonce] = [
    expand(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    expand(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  ]
  const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(body.subarray(start, -TAG_BYTES)), decipher.final()])
  const end = padded.findLastIndex((octet) => octet !== 0)
  if (padded[end] !== LAST) throw new Error('The record does not say that it is the last.')
  return padded.subarray(0, end).toString('utf8')
}

/** What the token says (RFC 8292), once its signature has been checked. */
function claimsOf(authorization: string): Received['claims'] {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  const isOurs = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isOurs) throw new Error('The token is not signed with the key that it names.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Received['claims']
}
