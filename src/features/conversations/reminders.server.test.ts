import { expect, test } from 'vitest'
import { cast } from '../../../tests/cast.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { noticesDue } from '../notifications/due-notices.server.ts'
import { detailOf } from '../notifications/notification-list.text.ts'
import { occasionsOn } from '../notifications/occasions.rules.ts'
import { tellCompany } from '../notifications/notifications.server.ts'
import { myNotifications } from '../notifications/notifications.queries.ts'
import { cancelConversation, planConversations } from './conversations.mutations.ts'
import { mirrorWhatIsLeft } from './mirrors.server.ts'

test('both are told a week and a day before, once each, and nobody of what was cancelled', async () => {
  const scene = await cast()
  const { node, pool, harbor } = scene
  const { companyId, omar, lena } = harbor
  const plan = async (title: string) => {
    const id = newId()
    await node.run(companyId, omar.id, planConversations, {
      people: [{ id, reportId: lena.id }],
      title,
      kind: 'quarterly',
      dueOn: '2027-05-18',
    })
    await mirrorWhatIsLeft(scene, companyId)
    return id
  }
  await plan('This quarter')
  await node.run(companyId, omar.id, cancelConversation, { conversationId: await plan('Another') })
  await mirrorWhatIsLeft(scene, companyId)
  const toldOn = (day: string) =>
    inCompany(pool, companyId, null, (client) => noticesDue(client, companyId, occasionsOn(day)))
  expect((await toldOn('2027-05-10')).filter(({ kind }) => kind === 'conversation_due')).toEqual([])
  for (const day of ['2027-05-11', '2027-05-17']) {
    const found = (await toldOn(day)).filter(({ kind }) => kind === 'conversation_due')
    expect(Object.fromEntries(found.map(({ personId, name }) => [personId, name]))).toEqual({
      [omar.id]: 'Lena',
      [lena.id]: 'Omar',
    })
    expect(found).toHaveLength(2)
    for (let times = 0; times < 2; times++)
      await tellCompany({ pool, node }, companyId, Date.parse(`${day}T07:30:00Z`))
  }
  const { items } = await node.ask(companyId, lena.id, myNotifications, { most: 100 })
  expect(items.map((one) => detailOf(one, '2027-05-17', one.sender))).toEqual([
    'Your conversation with Omar is due tomorrow.',
    'Your conversation with Omar is due tomorrow.',
  ])
  await scene.stop()
})
