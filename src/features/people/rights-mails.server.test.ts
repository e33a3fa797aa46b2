import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { doJob } from '../../../tests/do-job.ts'
import { makeNode } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { type Served, served } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { removePerson, setPermission } from './people.mutations.ts'
import { rightsMailWork } from './rights-mails.server.ts'

let server: Served
beforeAll(async () => (server = await served()))
afterAll(() => server.stop())
beforeEach(() => server.services.pool.query('delete from mail_outbox'))

interface Sent {
  recipient: string
  subject: string
  text: string
}

async function mailed(count: number): Promise<Sent[]> {
  for (let tries = 0; ; tries++) {
    const { rows } = await server.services.pool.query<Sent>(
      'select recipient, subject, plain_text as text from mail_outbox order by created_at',
    )
    if (rows.length >= count || tries > 800) return rows
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const sweep = () => doJob(rightsMailWork(server.services), 'rights-mails')
const setLevel = (name: string, level: 'member' | 'manager') => {
  const { harbor, services } = server
  const args = { auditId: newId(), personId: harbor.people[name]!, level }
  return services.node.run(harbor.id, harbor.people['maya']!, setPermission, args)
}

test('whoever gets another level is told of it, once, however many nodes and jobs try', async () => {
  await setLevel('theo', 'manager')
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  const [mail] = await mailed(1)
  expect(mail).toMatchObject({ recipient: 'theo@harbor.example', subject: 'Your permission was changed' })
  expect(mail!.text).toContain('Your level in Harbor is now Manager. It was View only before.')
  await setLevel('theo', 'member')
  expect(await mailed(2)).toHaveLength(2)
})

test('a node that ends right after the commit leaves the mail to the job of another', async () => {
  const { harbor, services } = server
  // It has no effects, as if it were killed before they ran.
  const killed = makeNode(services.pool)
  await killed.start()
  const args = { auditId: newId(), personId: harbor.people['lena']!, level: 'manager' }
  await killed.run(harbor.id, harbor.people['maya']!, setPermission, args)
  await killed.stop()
  expect(await mailed(0)).toEqual([])
  await Promise.all([sweep(), sweep()])
  expect(await mailed(1)).toMatchObject([{ recipient: 'lena@harbor.example' }])
})

test('whoever is removed is told, and nobody else; a refused change tells nobody', async () => {
  const { harbor, services } = server
  const theo = harbor.people['theo']!
  const attempt = services.node.run(harbor.id, harbor.people['lena']!, removePerson, {
    auditId: newId(),
    personId: theo,
  })
  await expect(attempt).rejects.toMatchObject(refused('person/removal-not-yours'))
  await services.node.run(harbor.id, harbor.people['maya']!, removePerson, {
    auditId: newId(),
    personId: theo,
  })
  await sweep()
  expect(await mailed(1)).toMatchObject([
    { recipient: 'theo@harbor.example', subject: 'You were removed from a company' },
  ])
})

test('somebody whose level goes up and down all day is told of the first ten changes', async () => {
  for (let times = 0; times < 12; times++) await setLevel('omar', times % 2 ? 'manager' : 'member')
  await sweep()
  await mailed(10)
  await sweep()
  expect(await mailed(10)).toHaveLength(10)
})
