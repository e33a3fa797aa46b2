import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import { type Served, served } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { removePerson, setPermission } from './people.mutations.ts'

let mails: MailServer
let server: Served

beforeAll(async () => {
  mails = await startMailServer()
  server = await served({ SMTP_URL: mails.url })
})
afterAll(async () => {
  await server?.stop()
  await mails.stop()
})

const subjects = () => mails.mailsTo('theo@harbor.example').map(({ subject }) => subject)

test('Theo’s mailbox says that his level was changed and, later, that he was removed, in both forms of a mail', async () => {
  const { harbor, services } = server
  const [maya, personId] = [harbor.people['maya']!, harbor.people['theo']!]
  await services.node.run(harbor.id, maya, setPermission, { auditId: newId(), personId, level: 'manager' })
  await expect.poll(subjects, { timeout: 20_000 }).toEqual(['Your permission was changed'])
  await services.node.run(harbor.id, maya, removePerson, { auditId: newId(), personId })
  await expect.poll(subjects, { timeout: 20_000 }).toHaveLength(2)
  const [changed, removed] = mails.mailsTo('theo@harbor.example')
  expect(changed!.text).toContain('Your level in Harbor is now Manager. It was View only before.')
  expect(changed!.html).toContain('Manager')
  expect(removed!.subject).not.toBe(changed!.subject)
  expect(removed!.text).toContain('Harbor')
  expect(mails.received).toHaveLength(2)
})
