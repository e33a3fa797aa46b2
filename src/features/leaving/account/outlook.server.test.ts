import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { people } from '../../people/people.table.ts'
import { outlookOf } from './account-leaving.server.ts'

let server: Served
beforeAll(async () => {
  server = await served()
})
afterAll(() => server?.stop())

test('a director whose account is gone does not stand in for the last one, though this node still holds their row', async () => {
  const { harbor, services } = server
  const [mayaId, omarId] = [harbor.people['maya']!, harbor.people['omar']!]
  const obstacle = async () => (await outlookOf(services, omarId)).map((company) => company.obstacle)
  await services.node.run(harbor.id, mayaId, setPermission, {
    auditId: newId(),
    personId: omarId,
    level: 'director',
  })
  expect(await obstacle()).toEqual([null])
  await services.pool.query('delete from users where id = $1', [mayaId])
  const { replica } = (await services.node.company(harbor.id))!
  expect(replica.store.get(people, mayaId)).toMatchObject({ level: 'director', status: 'active' })
  expect(await obstacle()).toEqual(['last director'])
})
