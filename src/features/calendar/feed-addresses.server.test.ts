import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { joinCompany } from '../invitations/joining.mutations.ts'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { type Calendars, startCalendars, statusOf } from './calendar-harness.ts'

let calendars: Calendars
let server: Calendars['server']
let lena: Calendars['lena']
let theo: Calendars['theo']
let run: Calendars['run']
let post: Calendars['post']
let made: Calendars['made']

beforeAll(async () => {
  calendars = await startCalendars()
  ;({ server, lena, theo, run, post, made } = calendars)
})
afterAll(() => calendars?.server.stop())

describe('its address', () => {
  test('is in no row: the database has a hash', async () => {
    const address = await made(lena)
    const token = /feeds\/(.*)\.ics$/.exec(address)![1]!
    const { rows } = await inCompany(server.services.pool, server.harbor.id, null, (client) =>
      client.query<{ found: string }>('select to_jsonb(calendar_feeds)::text as found from calendar_feeds'),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { found } of rows) expect(found).not.toContain(token.slice(22))
  })

  test('a new one ends the one before, and ending it leaves none', async () => {
    const first = await made(lena)
    const second = await made(lena)
    expect([await statusOf(first, '198.51.100.20'), await statusOf(second)]).toEqual([404, 200])
    await post('/api/calendar/feed/revoke', lena)
    expect(await statusOf(second, '198.51.100.20')).toBe(404)
  })

  test('nobody ends another person’s', async () => {
    const address = await made(lena)
    await post('/api/calendar/feed/revoke', theo)
    expect(await statusOf(address)).toBe(200)
  })

  test('whoever changes a character, the company or the ending finds nothing', async () => {
    const address = await made(lena)
    const [, start, token] = /^(.*feeds\/)(.*)\.ics$/.exec(address)!
    const bytes = Buffer.from(token!, 'base64url')
    const foreign = Buffer.concat([
      Buffer.from(server.lantern.id.replaceAll('-', ''), 'hex'),
      bytes.subarray(16),
    ]).toString('base64url')
    const changed = token!.slice(0, -1) + (token!.endsWith('A') ? 'B' : 'A')
    for (const guess of [
      `${foreign}.ics`,
      `${changed}.ics`,
      `${token}.ics.ics`,
      `${token}`,
      '.ics',
      '%00.ics',
    ])
      expect(await statusOf(start! + guess, '198.51.100.30'), guess).toBe(404)
  })

  test('guessing is limited by address, and so is reading one calendar', async () => {
    const { url } = server
    const guess = () =>
      `${url}/api/calendar/feeds/${Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')}.ics`
    const guesses = await Promise.all(Array.from({ length: 12 }, () => statusOf(guess(), '198.51.100.40')))
    expect(guesses.filter((status) => status === 404)).toHaveLength(10)
    expect(guesses.filter((status) => status === 429)).toHaveLength(2)
    const address = await made(lena)
    const reads = await Promise.all(Array.from({ length: 61 }, () => statusOf(address)))
    expect(reads.filter((status) => status === 429)).toHaveLength(1)
  })

  test('it stops with the membership, and does not come back with a new one', async () => {
    const { harbor, services } = server
    const personId = await server.newcomer('nora@quay.example')
    const join = async () => {
      const invitationId = newId()
      const invited = { email: 'nora@quay.example', level: 'member' as const, teamIds: [harbor.teams.crew] }
      await run('maya', invitePerson, { id: invitationId, ...invited })
      const account = { personId, email: 'nora@quay.example', fullName: 'Nora' }
      const args = { invitationId, auditId: newId(), membershipIds: [newId()], ...account }
      await services.node.run(harbor.id, null, joinCompany, args)
    }
    await join()
    const nora = await server.signIn(personId)
    const address = await made(nora)
    expect(await statusOf(address)).toBe(200)
    await run('maya', setPermission, { auditId: newId(), personId, level: 'inactive' })
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    await run('maya', setPermission, { auditId: newId(), personId, level: 'member' })
    expect(await statusOf(address)).toBe(200)
    await run('maya', removePerson, { auditId: newId(), personId })
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    await join()
    expect(await statusOf(address, '198.51.100.50')).toBe(404)
    expect(await statusOf(await made(await server.signIn(personId)))).toBe(200)
  })
})
