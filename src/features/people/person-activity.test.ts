import { expect, test } from 'vitest'
import { openLine, bootstrap } from '../../../tests/line.ts'
import { served } from '../../../tests/served.ts'
import { writesDuring } from '../../../tests/writes.ts'
import { noteActivity } from './people.mutations.ts'
import { people } from './people.table.ts'

test('whoever opens the company is noted as active, once an hour', async () => {
  const server = await served()
  const { harbor, services } = server
  const lena = await server.signIn(harbor.people['lena']!)
  const { replica } = (await services.node.company(harbor.id))!
  const lastActive = () => replica.store.get(people, lena.userId)?.lastActiveAt
  const arrive = async () => {
    const line = await openLine(server, lena, harbor.id)
    if (typeof line === 'number') throw new Error(`refused with ${line}`)
    line.greet({ ...(await bootstrap(server, lena, harbor.id)), scopes: [] })
    await line.until(({ t }) => t === 'beat')
  }
  expect(lastActive()).toBeNull()
  await arrive()
  await expect.poll(lastActive).toEqual(expect.any(String))
  expect(await writesDuring(noteActivity.name, arrive)).toEqual([])
  await server.stop()
})
