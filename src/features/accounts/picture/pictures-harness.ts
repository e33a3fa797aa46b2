import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'

/** A server with the cast that keeps pictures in a directory of its own. */
export interface Pictured extends Served {
  lena: SignedIn
  omar: SignedIn
  ravi: SignedIn
  /** Sends bytes as somebody's picture, however many they have sent before. */
  send(by: SignedIn | null, bytes: Uint8Array, type?: string, crop?: string): Promise<Sent>
  read(by: SignedIn | null, address: string): Promise<Response>
  addressOf(by: SignedIn): Promise<string | null>
  /** The picture that is stored for somebody now, as it is served to them. */
  picture(by: SignedIn): Promise<{ bytes: Buffer; headers: Headers; meta: Metadata }>
}

interface Sent {
  status: number
  title: string | undefined
  code: string | undefined
}

export const OK: Sent = { status: 200, title: undefined, code: undefined }
export const NO_IMAGE = { title: 'File must be an image', code: 'account/picture-not-image' }

const RED = { r: 200, g: 30, b: 30 }
export const BLUE = { r: 30, g: 30, b: 200 }
export const plain = (width: number, height: number, background = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

export async function pictured(): Promise<Pictured> {
  const directory = await temporaryDirectory('pictures')
  const server = await served({ DATA_DIR: directory })
  const { harbor, lantern, services, url } = server

  async function send(by: SignedIn | null, bytes: Uint8Array, type = 'image/png', crop = ''): Promise<Sent> {
    await services.pool.query("delete from rate_limits where bucket like 'picture:%'")
    const answer = await fetch(`${url}/api/picture${crop}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': type, ...(by && { cookie: by.cookie }) },
      body: bytes as Uint8Array<ArrayBuffer>,
    })
    const body = (await answer.json()) as { error?: { title: string; code: string } }
    return { status: answer.status, title: body.error?.title, code: body.error?.code }
  }
  const read = (by: SignedIn | null, address: string) =>
    fetch(url + address, { headers: by ? { cookie: by.cookie } : {} })
  async function addressOf(by: SignedIn): Promise<string | null> {
    const answer = await read(by, '/api/session')
    return ((await answer.json()) as { user: { avatarUrl: string | null } }).user.avatarUrl
  }
  async function picture(by: SignedIn) {
    const answer = await read(by, (await addressOf(by))!)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { bytes, headers: answer.headers, meta: await reading(() => sharp(bytes).metadata()) }
  }

  return {
    ...server,
    lena: await server.signIn(harbor.people['lena'] ?? ''),
    omar: await server.signIn(harbor.people['omar'] ?? ''),
    ravi: await server.signIn(lantern.people['ravi'] ?? ''),
    send,
    read,
    addressOf,
    picture,
    async stop() {
      await server.stop()
      await removeDirectory(directory)
    },
  }
}

/** Reads what is stored. The server, which shares this process, lets nothing be read but what may be sent. */
export async function reading<T>(work: () => Promise<T>): Promise<T> {
  const operation = ['VipsForeignLoadWebp']
  sharp.unblock({ operation })
  try {
    return await work()
  } finally {
    sharp.block({ operation })
  }
}

export const colourAt = async (
  bytes: Buffer,
  left: number,
  top: number,
): Promise<{ r: number; g: number; b: number }> => {
  const [r = 0, g = 0, b = 0] = await reading(() =>
    sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer(),
  )
  return { r, g, b }
}
