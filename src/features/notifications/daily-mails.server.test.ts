import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import { type Served, served } from '../../../tests/served.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { assignGoal } from '../goals/goal-teams.mutations.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { setOwnWords } from '../companies/own-words/own-words.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { mailCompany } from './daily-mails.server.ts'
import { chooseNotifications } from './notifications.mutations.ts'
import { notifyCompany } from './notifications.server.ts'

let mails: MailServer
let server: Served
beforeAll(async () => {
  mails = await startMailServer()
  server = await served({ SMTP_URL: mails.url, MAIL_FROM: 'no-reply@harbor.example' })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

const today = utcDayOf(new Date().toISOString())
/** Late enough for every clock, on the day of the database's own clock. */
const now = Date.parse(`${today}T12:00:00Z`)

const run = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)
const sql = (text: string) =>
  server.services.node.options.inCompany(server.harbor.id, null, (client) =>
    client.query(text, [server.harbor.id]),
  )
const give = (from: string, to: string, title: string, team: 'crew' | 'leadership' = 'crew') =>
  run(from, createTask, {
    id: newId(),
    title,
    taskType: 'team',
    teamId: server.harbor.teams[team],
    dueDate: addDays(today, 1),
    assigneeIds: [server.harbor.people[to]!],
  })

test('in the morning one mail names what is unread, without what its reader does not want mailed, and stops by one click; in the company’s own words', async () => {
  await give('omar', 'lena', 'Mend the net')
  await run('omar', chooseNotifications, { kind: 'task_deadline_warning', by: 'mail', wanted: false })
  await give('omar', 'omar', 'Count the ropes')
  await Promise.all([1, 2, 3].map(() => notifyCompany(server.services, server.harbor.id, now)))

  await expect.poll(() => mails.mailsTo('lena@harbor.example'), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = mails.mailsTo('lena@harbor.example')
  expect(mail!.text).toContain('omar gave you the task “Mend the net”')
  expect(mail!.text).toContain('“Mend the net” is due tomorrow.')
  expect(mails.mailsTo('omar@harbor.example')).toEqual([])

  const link = /<(.*)>/.exec(String(mail!.headers.find(({ key }) => key === 'list-unsubscribe')?.value))![1]!
  expect(
    (await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
      .status,
  ).toBe(200)
  await notifyCompany(server.services, server.harbor.id, now + 86_400_000)
  await run('maya', setOwnWords, { task: { one: 'Action', many: 'Actions' } })
  await give('maya', 'omar', 'Coil the task list')
  await run('omar', chooseNotifications, { kind: 'task_deadline_warning', by: 'mail', wanted: true })
  await notifyCompany(server.services, server.harbor.id, now + 86_400_000)
  await expect.poll(() => mails.mailsTo('omar@harbor.example'), { timeout: 20_000 }).toHaveLength(1)
  expect(mails.mailsTo('lena@harbor.example')).toHaveLength(1)
  expect(mails.mailsTo('omar@harbor.example')[0]!.text).toContain(
    'maya gave you the action “Coil the task list”',
  )
})

test('the mail names nothing of a team that its reader has left, but what the whole company sees', async () => {
  const { crew, leadership } = server.harbor.teams
  const [theo, goalId] = [server.harbor.people['theo']!, newId()]
  const membership = { teamId: crew, personId: theo }
  await give('omar', 'theo', 'Only Crew may know')
  await run('omar', createGoal, {
    id: goalId,
    teamId: crew,
    ownerId: theo,
    title: 'Known to everybody',
    description: null,
    isCompanyGoal: false,
    targetDate: null,
  })
  await run('omar', assignGoal, { id: newId(), goalId, teamId: leadership })
  await run('omar', removeTeamMember, membership)
  await notifyCompany(server.services, server.harbor.id, now)
  await expect.poll(() => mails.mailsTo('theo@harbor.example'), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = mails.mailsTo('theo@harbor.example')
  expect(mail!.text).toContain('Known to everybody')
  expect(mail!.text).not.toContain('Only Crew may know')
  await run('omar', addTeamMember, { id: newId(), ...membership })
})

test('each mail goes on from the one before, whenever in the day that was', async () => {
  const maya = 'maya@harbor.example'
  const mailsAfter = async (count: number) => {
    await expect.poll(() => mails.mailsTo(maya), { timeout: 20_000 }).toHaveLength(count)
    return mails.mailsTo(maya).at(-1)!.text
  }
  await notifyCompany(server.services, server.harbor.id, now)
  await give('omar', 'maya', 'After the first look', 'leadership')
  await notifyCompany(server.services, server.harbor.id, now)
  expect(await mailsAfter(1)).toContain('After the first look')
  await sql("update notifications set deleted_at = now() where company_id = $1 and kind <> 'assigned'")
  // Nothing has come since.
  await mailCompany(server.services, server.harbor.id, addDays(today, 1))
  expect(mails.mailsTo(maya)).toHaveLength(1)
  // It came soon after a mail, and no server ran until more than a day later.
  await give('omar', 'maya', 'Soon after it', 'leadership')
  // Counted in UTC, because a cluster takes no days of a time zone from columns.
  const earlier = (column: string) =>
    `${column} = (${column} at time zone 'UTC' - interval '26 hours') at time zone 'UTC'`
  await sql(`update notifications set ${earlier('created_at')} where company_id = $1`)
  await sql(`update notification_mails set ${earlier('told_until')} where company_id = $1`)
  await mailCompany(server.services, server.harbor.id, addDays(today, 1))
  const second = await mailsAfter(2)
  expect(second).toContain('Soon after it')
  expect(second).not.toContain('After the first look')
})
