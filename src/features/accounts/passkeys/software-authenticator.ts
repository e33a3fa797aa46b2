import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export const ORIGIN = 'https://quarterdeck.example'
const HOST = 'quarterdeck.example'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** The head of a CBOR item: its major type and its length or value, as far as keys and attestations need. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  return Buffer.concat([head(5, item.size), ...[...item].flat().map(cbor)])
}

/** What a device may say otherwise than an honest one would. */
export interface Lies {
  origin?: string
  host?: string
  type?: string
  /** Whether its owner was verified, by finger or PIN. */
  verified?: boolean
  counter?: number
  /** Backup flags of WebAuthn: may be copied, and is. */
  mayBeCopied?: boolean
  userHandle?: string
  id?: string
}

/** A device that keeps one ES256 passkey, and speaks as WebAuthn has it. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const dataOf = (lies: Lies, attested: Buffer | null) => {
    const { host = HOST, verified = true, mayBeCopied = false } = lies
    counter = lies.counter ?? counter + 1
    const flags = 1 | (verified ? 4 : 0) | (mayBeCopied ? 8 | 16 : 0) | (attested ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...(attested ? [attested] : [])])
  }
  const said = (type: string, challenge: string, { origin = ORIGIN, type: other = type }: Lies) =>
    JSON.stringify({ type: other, challenge, origin, crossOrigin: false })
  const shell = (own = base64url(id)) => ({
    id: own,
    rawId: own,
    type: 'public-key',
    clientExtensionResults: {},
  })

  return {
    make({ challenge, user }: { challenge: string; user: { id: string } }, lies: Lies = {}) {
      userHandle = user.id
      const point = (part = '') => Buffer.from(part, 'base64url')
      const key = new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ])
      const length = Buffer.from([0, id.length])
      const data = dataOf(lies, Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]))
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...shell(),
        response: {
          clientDataJSON: base64url(said('webauthn.create', challenge, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },

    sign({ challenge }: { challenge: string }, lies: Lies = {}) {
      const client = said('webauthn.get', challenge, lies)
      const data = dataOf(lies, null)
      return {
        ...shell(lies.id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? userHandle,
        },
      }
    },
    credentialId: base64url(id),
    handle: () => userHandle,
  }
}
