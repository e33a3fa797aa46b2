import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE_BYTES } from './picture-limits.rules.ts'
import { BLUE, colourAt, NO_IMAGE, OK, type Pictured, pictured, plain } from './pictures-harness.ts'

let server: Pictured

beforeAll(async () => {
  server = await pictured()
})
afterAll(() => server?.stop())

describe('what is sent as a picture and is none', () => {
  const gif = () => plain(8, 8).gif().toBuffer()

  test('a picture that is a script as well comes out as a picture only', async () => {
    const script = Buffer.from('*/=1;alert(document.cookie)//<script>alert(1)</script>')
    expect(await server.send(server.lena, Buffer.concat([await gif(), script]), 'image/gif')).toEqual(OK)
    const { bytes, meta } = await server.picture(server.lena)
    expect(meta.format).toBe('webp')
    for (const part of ['alert', 'script', 'GIF8']) expect(bytes.includes(part)).toBe(false)
  })

  test('a document with a picture inside is refused, one behind a picture is cut off', async () => {
    const jpeg = await plain(8, 8).jpeg().toBuffer()
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
    )
    expect(await server.send(server.lena, Buffer.concat([pdf, jpeg]), 'image/jpeg')).toMatchObject(NO_IMAGE)
    expect(await server.send(server.lena, Buffer.concat([jpeg, pdf]), 'image/jpeg')).toEqual(OK)
    expect((await server.picture(server.lena)).bytes.includes('JavaScript')).toBe(false)
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
    expect(await server.send(server.lena, tagged, 'image/jpeg')).toEqual(OK)
    const { bytes, meta } = await server.picture(server.lena)
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('SpyCamera')).toBe(false)
  })

  test('of an animation stays the first picture', async () => {
    const frames = await Promise.all([plain(16, 16).png().toBuffer(), plain(16, 16, BLUE).png().toBuffer()])
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    expect(await server.send(server.lena, animated, 'image/gif')).toEqual(OK)
    const { bytes, meta } = await server.picture(server.lena)
    expect(meta.pages ?? 1).toBe(1)
    expect((await colourAt(bytes, 8, 8)).r).toBeGreaterThan(150)
  })

  test('a few bytes that would become gigabytes are refused before they do', async () => {
    const before = process.memoryUsage().rss
    expect(await server.send(server.lena, bomb(40_000, 40_000))).toMatchObject({
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
    expect(await server.send(server.lena, await bytes(), type)).toMatchObject(NO_IMAGE)
  })

  test('neither is anything that says it is something else', async () => {
    const png = await plain(8, 8).png().toBuffer()
    for (const type of [
      'text/html',
      'application/octet-stream',
      'application/json',
      'multipart/form-data; boundary=x',
    ])
      expect(await server.send(server.lena, png, type)).toEqual({ status: 415, ...NO_IMAGE })
  })

  test('three megabytes are too much, a byte less is read', async () => {
    const tooLarge = {
      status: 413,
      title: 'File size must be less than 3MB',
      code: 'account/picture-too-large',
    }
    expect(await server.send(server.lena, Buffer.alloc(PICTURE_BYTES))).toEqual(tooLarge)
    expect(await server.send(server.lena, Buffer.alloc(PICTURE_BYTES - 1))).toMatchObject(NO_IMAGE)
  })

  test('somebody who is not signed in is told so', async () => {
    expect(await server.send(null, await plain(8, 8).png().toBuffer())).toEqual({
      status: 401,
      title: 'You must be logged in to upload an avatar',
      code: 'account/picture-signed-out',
    })
  })

  test('after thirty in an hour the next waits', async () => {
    const png = await plain(8, 8).png().toBuffer()
    await server.send(server.ravi, png)
    await server.services.pool.query('update rate_limits set tries = 30 where bucket = $1', [
      `picture:${server.ravi.userId}`,
    ])
    const answer = await fetch(`${server.url}/api/picture`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'image/png', cookie: server.ravi.cookie },
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
