import { served, type SignedIn } from '../../../tests/served.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import type { FeedKind } from './calendar.requests.ts'
import { setSchedule } from '../meetings/schedule/schedules.mutations.ts'

export type Name = 'maya' | 'omar' | 'lena' | 'theo'

export type Calendars = Awaited<ReturnType<typeof startCalendars>>

/** Teams of two companies that meet each week, and ways to ask for their calendars. */
export async function startCalendars() {
  const server = await served({ TRUST_PROXY: 'on' })
  const { harbor, lantern } = server
  const { maya, lena, theo } = harbor.people as Record<'maya' | 'lena' | 'theo', string>
  const { ravi } = lantern.people as Record<'ravi', string>
  await plan(harbor.id, maya, harbor.teams.crew)
  await plan(harbor.id, maya, harbor.teams.leadership)
  await plan(lantern.id, ravi, lantern.teams.leadership)
  const issue = { id: newId(), title: 'The crane is cracked', issueType: 'short_term' as const }
  await run('lena', createIssue, { ...issue, teamId: harbor.teams.crew })

  return {
    server,
    lena: await server.signIn(lena),
    theo: await server.signIn(theo),
    run,
    post,
    made: async (by: SignedIn, kind?: FeedKind) => (await post('/api/calendar/feed', by, kind)).body.address,
  }

  function plan(companyId: string, by: string, teamId: string): Promise<void> {
    return server.services.node.run(companyId, by, setSchedule, {
      id: newId(),
      teamId,
      meetingType: 'weekly',
      startsOn: '2026-03-03',
      timeOfDay: '09:30',
      minutes: 90,
      everyWeeks: 1,
      timeZone: 'America/New_York',
    })
  }

  function run<Args>(person: Name, mutation: Mutation<Args>, args: NoInfer<Args>): Promise<void> {
    const people = harbor.people as Record<Name, string>
    return server.services.node.run(harbor.id, people[person], mutation, args)
  }

  async function post(path: string, { cookie }: SignedIn, kind: FeedKind = 'meetings') {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ companyId: server.harbor.id, kind }),
    })
    return { status: answer.status, body: (await answer.json()) as { address: string } }
  }
}

export const read = async (address: string, from = '198.51.100.7', more: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers: { 'x-forwarded-for': from, ...more } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
export const statusOf = async (address: string, from?: string) => (await read(address, from)).status
export const summaries = (file: string) => [
  ...new Set([...file.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, text]) => text)),
]
