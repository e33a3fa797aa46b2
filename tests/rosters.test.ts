import { afterAll, beforeAll, expect, test } from 'vitest'
import { removePerson } from '../src/features/people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../src/features/people/team-members.mutations.ts'
import { app } from '../src/features/registry.ts'
import { createTeam, deleteTeam, restoreTeam } from '../src/features/teams/teams.mutations.ts'
import { heldRosters } from '../src/features/teams/teams.queries.ts'
import { isOnTeam } from '../src/features/teams/teams.reads.ts'
import { type TeamMember, teamMembers, teams } from '../src/features/teams/teams.table.ts'
import type { Mutation } from '../src/sync/define-mutation.ts'
import { newId } from '../src/sync/id.ts'
import { type Frame, fromWire } from '../src/sync/protocol.ts'
import { Store } from '../src/sync/store.ts'
import { changesOf } from '../src/sync/whole-rows.ts'
import { roster, team } from '../src/sync/scope.ts'
import { bootstrap, type Line, openLine, type Standing } from './line.ts'
import { type Served, served, type SignedIn } from './served.ts'

let server: Served
beforeAll(async () => (server = await served()))
afterAll(() => server.stop())

const memberships = teamMembers.name
const idOf = (name: string) => server.harbor.people[name]!

const does = <Args>(name: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, idOf(name), mutation, args)

const found = async (name: string, teamName: string) => {
  const id = newId()
  await does(name, createTeam, { id, membershipId: newId(), name: teamName })
  return id
}

async function follow(person: SignedIn, standing: Standing): Promise<Line> {
  const line = await openLine(server, person, server.harbor.id)
  if (typeof line === 'number') throw new Error(`Refused with ${line}`)
  line.greet(standing)
  await line.until(({ t }) => t === 'beat')
  return line
}

const arrive = async (name: string) => {
  const person = await server.signIn(idOf(name))
  const { lines, ...standing } = await bootstrap(server, person, server.harbor.id)
  return { person, lines, standing, line: await follow(person, standing) }
}

/** The rows after each of these frames, as a browser would hold them. */
function* after(lines: [string, { id: string }][], frames: readonly Frame[]): Generator<[Frame, Store]> {
  const store = new Store(app.tables)
  store.apply(changesOf(store, lines))
  for (const frame of frames) {
    if (frame.t === 'd') store.apply(frame.changes.map(fromWire))
    if (frame.t === 'scope+') store.apply(changesOf(store, frame.rows))
    if (frame.t === 'scope-') {
      const gone = [...store.entries()].filter(({ table, row }) => frame.scopes.includes(table.scope(row)))
      store.apply(gone.map(({ table, row: { id } }) => ({ entity: table.name, id, row: null, scope: 'c' })))
    }
    yield [frame, store]
  }
}

test('a member’s browser holds who is on the own teams, and of other teams only their names', async () => {
  const { lines } = await arrive('lena')
  const rows = lines.filter(([entity]) => entity === memberships).map(([, row]) => row as TeamMember)
  expect(new Set(rows.map(({ teamId }) => teamId))).toEqual(new Set([server.harbor.teams.crew]))
  expect(lines.filter(([entity]) => entity === teams.name)).toHaveLength(2)
})

test('who joins and leaves another team is not told to her, nor to a manager who is not on it', async () => {
  const teamId = await found('maya', 'Pilots')
  const [lena, omar] = [await arrive('lena'), await arrive('omar')]
  const theo = { teamId, personId: idOf('theo') }
  await does('maya', addTeamMember, { id: newId(), ...theo })
  await does('maya', removeTeamMember, theo)
  const last = await found('maya', 'Stevedores')
  for (const { line } of [lena, omar]) {
    await line.until((frame) => frame.t === 'd' && frame.changes.some(([, , id]) => id === last))
    expect(JSON.stringify(line.frames)).not.toContain(memberships)
    line.hangUp()
  }
})

test('at no moment does the founder of a team know it without being on it, even after a lost line', async () => {
  const { person, lines, standing, line } = await arrive('omar')
  const founded = [await found('omar', 'Dock'), await found('omar', 'Quay')]
  const isComplete = (frame: Frame) => frame.t === 'scope+' && frame.scopes.includes(`t:${founded[1]}`)
  await line.until(isComplete)
  const later = await follow(person, standing)
  await later.until((frame) => frame.t === 'scope+' && frame.scopes.includes(`m:${founded[1]}`))
  for (const { frames } of [line, later])
    for (const [frame, store] of after(lines, frames))
      for (const teamId of founded)
        expect(isOnTeam(store, teamId, person.userId), frame.t).toBe(store.get(teams, teamId) !== undefined)
})

test('what somebody loses is taken before they are told of the change that took it', async () => {
  const teamId = await found('maya', 'Riggers')
  const omar = { teamId, personId: idOf('omar') }
  await does('maya', addTeamMember, { id: newId(), ...omar })
  const { line } = await arrive('omar')
  await does('maya', deleteTeam, { id: teamId })
  const change = await line.until(
    (frame) => frame.t === 'd' && frame.changes.some(([, , id]) => id === teamId),
  )
  const loss = line.frames.find(({ t }) => t === 'scope-')
  expect(loss).toMatchObject({ scopes: [`t:${teamId}`] })
  expect(line.frames.indexOf(loss!)).toBeLessThan(line.frames.indexOf(change))
  line.hangUp()
})

test('a director borrows who is on many teams in one go, without their work', async () => {
  const { line } = await arrive('maya')
  const teamIds = [server.harbor.teams.crew]
  for (let count = 0; count < 30; count++) teamIds.push(await found('omar', `Boat ${count}`))
  line.send({ t: 'want', name: heldRosters.name, args: { teamIds } })
  const scopes = teamIds.map((teamId) => `m:${teamId}`)
  const given = await line.until((frame) => frame.t === 'scope+')
  expect(given).toMatchObject({ scopes })
  if (given.t !== 'scope+') return
  expect(new Set(given.rows.map(([entity]) => entity))).toEqual(new Set([memberships]))
  line.hangUp()
})

test('a manager may not borrow who is on another team', async () => {
  const teamId = await found('maya', 'Divers')
  const { line } = await arrive('omar')
  line.send({ t: 'want', name: heldRosters.name, args: { teamIds: [teamId] } })
  line.send({ t: 'want', name: heldRosters.name, args: { teamIds: [server.harbor.teams.crew] } })
  line.send({ t: 'ping', at: 1 })
  await line.until(({ t }) => t === 'pong')
  expect(line.frames.some(({ t }) => t === 'scope+')).toBe(false)
})

test('removal from the company takes a person off deleted teams too: restored, these do not have them', async () => {
  const teamId = await found('omar', 'Sailmakers')
  await does('omar', addTeamMember, { id: newId(), teamId, personId: idOf('theo') })
  await does('omar', deleteTeam, { id: teamId })
  await does('maya', removePerson, { auditId: newId(), personId: idOf('theo') })
  await does('omar', restoreTeam, { id: teamId })
  const { store } = (await server.services.node.company(server.harbor.id))!.replica
  expect(store.where(teamMembers, { teamId }).map(({ personId }) => personId)).toEqual([idOf('omar')])
})

test('whoever is on every team that a company can have gets live updates, also where only a stream comes through', async () => {
  const person = await server.signIn(idOf('lena'))
  const { seq, epoch, scopes } = await bootstrap(server, person, server.harbor.id)
  const everywhere = Array.from({ length: teams.most! }, () => newId()).flatMap((id) => [
    team(id),
    roster(id),
  ])
  const standing = { seq, epoch, scopes: [...scopes, ...everywhere] }
  const line = await follow(person, standing)
  line.hangUp()

  const greeting = {
    t: 'hello',
    clientId: newId(),
    schema: app.schema,
    epoch,
    cursor: seq,
    scopes: standing.scopes,
  }
  const stream = await fetch(`${server.url}/api/sync/${server.harbor.id}/stream`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(greeting),
  })
  expect(stream.status).toBe(200)
  await stream.body?.cancel()
})
