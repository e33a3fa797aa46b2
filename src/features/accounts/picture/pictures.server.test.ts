import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanFiles } from '../../../server/files/stored-files.ts'
import { invitePerson } from '../../invitations/invitations.mutations.ts'
import { newId } from '../../../sync/id.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { onePerson } from '../../people/people.queries.ts'
import { BLUE, colourAt, OK, type Pictured, pictured, plain } from './pictures-harness.ts'

let server: Pictured

beforeAll(async () => {
  server = await pictured()
})
afterAll(() => server?.stop())

describe('a profile picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    'is drawn anew from a %s as a square WebP of at most 512 pixels',
    async (format) => {
      expect(
        await server.send(server.lena, await plain(1_200, 800)[format]().toBuffer(), `image/${format}`),
      ).toEqual(OK)
      const { meta, headers, bytes } = await server.picture(server.lena)
      expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 })
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(Number(headers.get('content-length'))).toBe(bytes.length)
    },
  )

  test('a small one is not blown up', async () => {
    await server.send(server.lena, await plain(90, 60).png().toBuffer())
    expect((await server.picture(server.lena)).meta).toMatchObject({ width: 60, height: 60 })
  })

  test('shows the part that was chosen, of the picture as people see it', async () => {
    const left = await plain(300, 300, BLUE).png().toBuffer()
    const upright = await plain(900, 300)
      .composite([{ input: left, left: 600, top: 0 }])
      .jpeg()
      .toBuffer()
    await server.send(server.lena, upright, 'image/jpeg', `?left=${600 / 900}&top=0&size=${300 / 900}`)
    expect((await colourAt((await server.picture(server.lena)).bytes, 150, 150)).b).toBeGreaterThan(150)
    // The same pixels, marked as to be turned by a quarter: the blue end is at the bottom now.
    const turned = await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await server.send(server.lena, turned, 'image/jpeg', '?left=0&top=2&size=1')
    expect((await colourAt((await server.picture(server.lena)).bytes, 150, 150)).b).toBeGreaterThan(150)
    await server.send(server.lena, turned, 'image/jpeg', '?left=0&top=0&size=1')
    expect((await colourAt((await server.picture(server.lena)).bytes, 150, 150)).r).toBeGreaterThan(150)
  })

  test.each([
    '?left=-1&top=0&size=1',
    '?left=0&top=0&size=NaN',
    '?left=0&top=0&size=1&path=..',
    '?size=99999',
  ])('a part like %s is refused', async (crop) => {
    expect(
      (await server.send(server.lena, await plain(10, 10).png().toBuffer(), 'image/png', crop)).status,
    ).toBe(400)
  })

  test('a part beyond its edges is moved inside', async () => {
    expect(
      await server.send(
        server.lena,
        await plain(40, 20).png().toBuffer(),
        'image/png',
        '?left=9&top=9&size=9',
      ),
    ).toEqual(OK)
    expect((await server.picture(server.lena)).meta).toMatchObject({ width: 20, height: 20 })
  })

  test('reaches every company of its person, and the earlier one is removed', async () => {
    await server.send(server.lena, await plain(50, 50).png().toBuffer())
    const first = (await server.addressOf(server.lena))!
    const shown = async () =>
      (
        await server.services.node.ask(server.harbor.id, server.omar.userId, onePerson, {
          personId: server.lena.userId,
        })
      )?.avatarUrl
    await expect.poll(shown).toBe(first)
    await server.send(server.lena, await plain(50, 50, BLUE).png().toBuffer())
    const second = (await server.addressOf(server.lena))!
    await expect.poll(shown).toBe(second)
    expect((await server.read(server.lena, first)).status).toBe(404)
    await cleanFiles(server.services)
    expect(await server.services.files.size(first.split('/').at(-1)!)).toBeNull()
    const gone = await fetch(`${server.url}/api/picture/remove`, {
      method: 'POST',
      headers: { origin: server.url, cookie: server.lena.cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(gone.status).toBe(200)
    await expect.poll(shown).toBeNull()
    expect(await server.addressOf(server.lena)).toBeNull()
    expect((await server.read(server.omar, second)).status).toBe(404)
  })

  test('ten changes at once leave one picture, everywhere the same', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        plain(20 + index, 20 + index)
          .png()
          .toBuffer(),
      ),
    )
    await Promise.all(pictures.map((bytes) => server.send(server.omar, bytes)))
    const { rows } = await server.services.pool.query(
      'select name from stored_files where owner_id = $1 and kept_since is not null and dropped_at is null',
      [server.omar.userId],
    )
    expect(rows).toHaveLength(1)
    await expect
      .poll(
        async () =>
          (
            await server.services.node.ask(server.harbor.id, server.lena.userId, onePerson, {
              personId: server.omar.userId,
            })
          )?.avatarUrl,
      )
      .toBe(await server.addressOf(server.omar))
  })
})

describe('who sees it', () => {
  test('people of a company that both belong to, and nobody else', async () => {
    await server.send(server.omar, await plain(50, 50).png().toBuffer())
    const address = (await server.addressOf(server.omar))!
    expect((await server.read(server.lena, address)).status).toBe(200)
    expect((await server.read(server.ravi, address)).status).toBe(404)
    expect((await server.read(null, address)).status).toBe(401)
    const alone = await server.signIn(await server.newcomer('alone@quay.example'))
    expect((await server.read(alone, address)).status).toBe(404)
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
      (await (await server.read(guest, '/api/invitations')).json()) as { invitations: [{ id: string }] }
    ).invitations
    await fetch(`${server.url}/api/invitations/accept`, {
      method: 'POST',
      headers: { origin: server.url, cookie: guest.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ invitationId }),
    })
    await server.send(server.omar, await plain(50, 50).png().toBuffer())
    const address = (await server.addressOf(server.omar))!
    expect((await server.read(guest, address)).status).toBe(200)
    await node.run(server.harbor.id, server.harbor.people['maya']!, removePerson, {
      auditId: newId(),
      personId: id,
    })
    expect((await server.read(guest, address)).status).toBe(404)
  })

  test('pictures of a company that insists on its provider are for sessions with its proof', async () => {
    const { pool, sessions } = server.services
    const [{ lena, omar, harbor }, providerId] = [server, newId()]
    for (const one of [lena, omar]) await server.send(one, await plain(50, 50).png().toBuffer())
    const [own, other] = [(await server.addressOf(lena))!, (await server.addressOf(omar))!]
    const seen = async () =>
      Promise.all([own, other].map(async (address) => (await server.read(lena, address)).status))
    await pool.query('insert into sign_in_domains values ($1, $2, true, $3)', [
      'harbor.example',
      harbor.id,
      providerId,
    ])
    await sessions.recheck()
    expect(await seen()).toEqual([200, 404])
    await pool.query('insert into session_proofs (session_id, company_id, provider_id) values ($1, $2, $3)', [
      lena.sessionId,
      harbor.id,
      providerId,
    ])
    await sessions.recheck()
    expect(await seen()).toEqual([200, 200])
    await pool.query('delete from sign_in_domains')
  })

  test.each(['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..', 'A'.repeat(32), `${'a'.repeat(32)}%00`])(
    'nothing is found under /api/pictures/%s',
    async (name) => {
      expect((await server.read(server.lena, `/api/pictures/${name}`)).status).toBe(404)
    },
  )
})
