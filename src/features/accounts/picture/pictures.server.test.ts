import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { cleanFiles } from '../../../server/files/stored-files.ts'
import { invitePerson } from '../../invitations/invitations.mutations.ts'
import { newId } from '../../../sync/id.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { onePerson } from '../../people/people.queries.ts'
import { PICTURE_BYTES } from './picture-limits.rules.ts'

let directory: string
let server: Served
let lena: SignedIn, omar: SignedIn, ravi: SignedIn

beforeAll(async () => {
  directory = await temporaryDirectory('pictures')
  server = await served({ DATA_DIR: directory })
  lena = await server.signIn(server.harbor.people['lena']!)
  omar = await server.signIn(server.harbor.people['omar']!)
  ravi = await server.signIn(server.lantern.people['ravi']!)
})
afterAll(async () => {
  await server?.stop()
  await removeDirectory(directory)
})

const RED = { r: 200, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 200 }
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

async function send(by: SignedIn | null, bytes: Uint8Array, type = 'image/png', crop = '') {
  await server.services.pool.query("delete from rate_limits where bucket like 'picture:%'")
  const answer = await fetch(`${server.url}/api/picture${crop}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': type, ...(by && { cookie: by.cookie }) },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  const body = (await answer.json()) as { error?: { title: string; code: string } }
  return { status: answer.status, title: body.error?.title, code: body.error?.code }
}

const read = (by: SignedIn | null, address: string) =>
  fetch(server.url + address, { headers: by ? { cookie: by.cookie } : {} })

async function addressOf(by: SignedIn): Promise<string | null> {
  const answer = await read(by, '/api/session')
  return ((await answer.json()) as { user: { avatarUrl: string | null } }).user.avatarUrl
}

/** The picture that is stored for somebody now, as it is served to them. */
async function picture(by: SignedIn) {
  const answer = await read(by, (await addressOf(by))!)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, headers: answer.headers, meta: await reading(() => sharp(bytes).metadata()) }
}

// The server, which shares this process, lets nothing be read but what may be sent.
async function reading<T>(work: () => Promise<T>): Promise<T> {
  const operation = ['VipsForeignLoadWebp']
  sharp.unblock({ operation })
  try {
    return await work()
  } finally {
    sharp.block({ operation })
  }
}

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const data = await reading(() => sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())
  return { r: data[0]!, g: data[1]!, b: data[2]! }
}

const OK = { status: 200, title: undefined, code: undefined }
const NO_IMAGE = { title: 'File must be an image', code: 'account/picture-not-image' }

describe('a profile picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    'is drawn anew from a %s as a square WebP of at most 512 pixels',
    async (format) => {
      expect(await send(lena, await plain(1_200, 800)[format]().toBuffer(), `image/${format}`)).toEqual(OK)
      const { meta, headers, bytes } = await picture(lena)
      expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 })
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(Number(headers.get('content-length'))).toBe(bytes.length)
    },
  )

  test('a small one is not blown up', async () => {
    await send(lena, await plain(90, 60).png().toBuffer())
    expect((await picture(lena)).meta).toMatchObject({ width: 60, height: 60 })
  })

  test('shows the part that was chosen, of the picture as people see it', async () => {
    const left = await plain(300, 300, BLUE).png().toBuffer()
    const upright = await plain(900, 300)
      .composite([{ input: left, left: 600, top: 0 }])
      .jpeg()
      .toBuffer()
    await send(lena, upright, 'image/jpeg', `?left=${600 / 900}&top=0&size=${300 / 900}`)
    expect((await colourAt((await picture(lena)).bytes, 150, 150)).b).toBeGreaterThan(150)
    // The same pixels, marked as to be turned by a quarter: the blue end is at the bottom now.
    const turned = await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await send(lena, turned, 'image/jpeg', '?left=0&top=2&size=1')
    expect((await colourAt((await picture(lena)).bytes, 150, 150)).b).toBeGreaterThan(150)
    await send(lena, turned, 'image/jpeg', '?left=0&top=0&size=1')
    expect((await colourAt((await picture(lena)).bytes, 150, 150)).r).toBeGreaterThan(150)
  })

  test.each([
    '?left=-1&top=0&size=1',
    '?left=0&top=0&size=NaN',
    '?left=0&top=0&size=1&path=..',
    '?size=99999',
  ])('a part like %s is refused', async (crop) => {
    expect((await send(lena, await plain(10, 10).png().toBuffer(), 'image/png', crop)).status).toBe(400)
  })

  test('a part beyond its edges is moved inside', async () => {
    expect(
      await send(lena, await plain(40, 20).png().toBuffer(), 'image/png', '?left=9&top=9&size=9'),
    ).toEqual(OK)
    expect((await picture(lena)).meta).toMatchObject({ width: 20, height: 20 })
  })

  test('reaches every company of its person, and the earlier one is removed', async () => {
    await send(lena, await plain(50, 50).png().toBuffer())
    const first = (await addressOf(lena))!
    const shown = async () =>
      (await server.services.node.ask(server.harbor.id, omar.userId, onePerson, { personId: lena.userId }))
        ?.avatarUrl
    await expect.poll(shown).toBe(first)
    await send(lena, await plain(50, 50, BLUE).png().toBuffer())
    const second = (await addressOf(lena))!
    await expect.poll(shown).toBe(second)
    expect((await read(lena, first)).status).toBe(404)
    await cleanFiles(server.services)
    expect(await server.services.files.size(first.split('/').at(-1)!)).toBeNull()
    const gone = await fetch(`${server.url}/api/picture/remove`, {
      method: 'POST',
      headers: { origin: server.url, cookie: lena.cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(gone.status).toBe(200)
    await expect.poll(shown).toBeNull()
    expect(await addressOf(lena)).toBeNull()
    expect((await read(omar, second)).status).toBe(404)
  })

  test('ten changes at once leave one picture, everywhere the same', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        plain(20 + index, 20 + index)
          .png()
          .toBuffer(),
      ),
    )
    await Promise.all(pictures.map((bytes) => send(omar, bytes)))
    const { rows } = await server.services.pool.query(
      'select name from stored_files where owner_id = $1 and kept_since is not null and dropped_at is null',
      [omar.userId],
    )
    expect(rows).toHaveLength(1)
    await expect
      .poll(
        async () =>
          (
            await server.services.node.ask(server.harbor.id, lena.userId, onePerson, {
              personId: omar.userId,
            })
          )?.avatarUrl,
      )
      .toBe(await addressOf(omar))
  })
})

describe('who sees it', () => {
  test('people of a company that both belong to, and nobody else', async () => {
    await send(omar, await plain(50, 50).png().toBuffer())
    const address = (await addressOf(omar))!
    expect((await read(lena, address)).status).toBe(200)
    expect((await read(ravi, address)).status).toBe(404)
    expect((await read(null, address)).status).toBe(401)
    const alone = await server.signIn(await server.newcomer('alone@quay.example'))
    expect((await read(alone, address)).status).toBe(404)
  })

  test('nobody who has left', async () => {
    const { node } = server.services
    const id = await server.newcomer('guest@quay.example')
    await node.run(server.harbor.id, server.harbor.people['maya']!, invitePerson, {
      id: newId(),
      email: 'guest@quay.example',
      level: 'member',
      teamIds: [],
    })
    const guest = await server.signIn(id)
    const [{ id: invitationId }] = (
      (await (await read(guest, '/api/invitations')).json()) as { invitations: [{ id: string }] }
    ).invitations
    await fetch(`${server.url}/api/invitations/accept`, {
      method: 'POST',
      headers: { origin: server.url, cookie: guest.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ invitationId }),
    })
    await send(omar, await plain(50, 50).png().toBuffer())
    const address = (await addressOf(omar))!
    expect((await read(guest, address)).status).toBe(200)
    await node.run(server.harbor.id, server.harbor.people['maya']!, removePerson, {
      auditId: newId(),
      personId: id,
    })
    expect((await read(guest, address)).status).toBe(404)
  })

  test.each(['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..', 'A'.repeat(32), `${'a'.repeat(32)}%00`])(
    'nothing is found under /api/pictures/%s',
    async (name) => {
      expect((await read(lena, `/api/pictures/${name}`)).status).toBe(404)
    },
  )
})

describe('what is sent as a picture and is none', () => {
  const gif = () => plain(8, 8).gif().toBuffer()

  test('a picture that is a script as well comes out as a picture only', async () => {
    const script = Buffer.from('*/=1;alert(document.cookie)//<script>alert(1)</script>')
    expect(await send(lena, Buffer.concat([await gif(), script]), 'image/gif')).toEqual(OK)
    const { bytes, meta } = await picture(lena)
    expect(meta.format).toBe('webp')
    for (const part of ['alert', 'script', 'GIF8']) expect(bytes.includes(part)).toBe(false)
  })

  test('a document with a picture inside is refused, one behind a picture is cut off', async () => {
    const jpeg = await plain(8, 8).jpeg().toBuffer()
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
    )
    expect(await send(lena, Buffer.concat([pdf, jpeg]), 'image/jpeg')).toMatchObject(NO_IMAGE)
    expect(await send(lena, Buffer.concat([jpeg, pdf]), 'image/jpeg')).toEqual(OK)
    expect((await picture(lena)).bytes.includes('JavaScript')).toBe(false)
  })

  test('where it was taken, and by what, is not kept', async () => {
    const tagged = await plain(64, 64)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SpyCamera', Copyright: 'Secret Person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .toBuffer()
    expect(tagged.includes('SpyCamera')).toBe(true)
    expect(await send(lena, tagged, 'image/jpeg')).toEqual(OK)
    const { bytes, meta } = await picture(lena)
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('SpyCamera')).toBe(false)
  })

  test('of an animation stays the first picture', async () => {
    const frames = await Promise.all([plain(16, 16).png().toBuffer(), plain(16, 16, BLUE).png().toBuffer()])
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    expect(await send(lena, animated, 'image/gif')).toEqual(OK)
    const { bytes, meta } = await picture(lena)
    expect(meta.pages ?? 1).toBe(1)
    expect((await colourAt(bytes, 8, 8)).r).toBeGreaterThan(150)
  })

  test('a few bytes that would become gigabytes are refused before they do', async () => {
    const before = process.memoryUsage().rss
    expect(await send(lena, bomb(40_000, 40_000))).toMatchObject({
      status: 400,
      code: 'account/picture-too-many-pixels',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'image/png'],
    ['one byte', () => Buffer.from([0x89]), 'image/png'],
    ['only the beginning', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    [
      'a drawing that could hold scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'image/svg+xml',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer(), 'image/png'],
    ['a WebP', () => plain(8, 8).webp().toBuffer(), 'image/webp'],
    [
      'a cut off JPG',
      async () => (await plain(600, 600).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900),
      'image/jpeg',
    ],
  ])('%s is refused', async (_name, bytes, type) => {
    expect(await send(lena, await bytes(), type)).toMatchObject(NO_IMAGE)
  })

  test('neither is anything that says it is something else', async () => {
    const png = await plain(8, 8).png().toBuffer()
    for (const type of [
      'text/html',
      'application/octet-stream',
      'application/json',
      'multipart/form-data; boundary=x',
    ])
      expect(await send(lena, png, type)).toEqual({ status: 415, ...NO_IMAGE })
  })

  test('three megabytes are too much, a byte less is read', async () => {
    const tooLarge = {
      status: 413,
      title: 'File size must be less than 3MB',
      code: 'account/picture-too-large',
    }
    expect(await send(lena, Buffer.alloc(PICTURE_BYTES))).toEqual(tooLarge)
    expect(await send(lena, Buffer.alloc(PICTURE_BYTES - 1))).toMatchObject(NO_IMAGE)
  })

  test('somebody who is not signed in is told so', async () => {
    expect(await send(null, await plain(8, 8).png().toBuffer())).toEqual({
      status: 401,
      title: 'You must be logged in to upload an avatar',
      code: 'account/picture-signed-out',
    })
  })

  test('after thirty in an hour the next waits', async () => {
    const png = await plain(8, 8).png().toBuffer()
    await send(ravi, png)
    await server.services.pool.query('update rate_limits set tries = 30 where bucket = $1', [
      `picture:${ravi.userId}`,
    ])
    const answer = await fetch(`${server.url}/api/picture`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'image/png', cookie: ravi.cookie },
      body: new Uint8Array(png),
    })
    expect(answer.status).toBe(429)
  })
})

/** A PNG that claims and compresses a huge black surface. */
function bomb(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(kind), data])
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(16 * 2 ** 20))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
