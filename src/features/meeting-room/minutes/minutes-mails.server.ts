import { inOwnTexts } from '../../../language/own-texts.rules.ts'
import type { OwnWords } from '../../../language/own-words.rules.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { Language } from '../../../language/languages.rules.ts'
import { brief, type Work } from '../../../server/jobs.ts'
import type { Mail } from '../../../server/mail/mails.ts'
import type { Services } from '../../../server/services.ts'
import { type AfterCommit, afterCommit, type CommittedMutation } from '../../../sync/server/after-commit.ts'
import { isFinal } from '../../../sync/refusal.ts'
import { languageOfReader } from '../../accounts/language/languages.server.ts'
import { issuesOfMeeting } from '../../issues/discussion/discussion.queries.ts'
import { type MeetingParticipant, meetingParticipants } from '../../meetings/meetings.table.ts'
import * as germanMeetings from '../../meetings/meetings.text.de.ts'
import * as englishMeetings from '../../meetings/meetings.text.ts'
import { zoneOfSchedules } from '../../meetings/schedule/schedule.rules.ts'
import { schedulesOfTeam } from '../../meetings/schedule/schedules.queries.ts'
import { wanting } from '../../mail-choices/choices.server.ts'
import { stopAddress } from '../../mail-choices/stop-links.server.ts'
import { displayName, isActiveMember } from '../../people/people.rules.ts'
import { dayLabel as germanDay } from '../../time/time.text.de.ts'
import { dayLabel as englishDay } from '../../time/time.text.ts'
import { dayIn, timeIn } from '../../time/zones.rules.ts'
import type { Discussed } from '../results/decisions.rules.ts'
import { addressOf } from '../results/result-address.rules.ts'
import { resultOfMeeting, type ResultWithPeople } from '../results/results.queries.ts'
import { countMinutesMail, LATER_SECONDS, uncountMinutesMail } from './mail-limits.server.ts'
import {
  GIVEN_UP_AFTER_MS,
  MINUTES_TASK,
  type MinutesJob,
  queueLeftMinutes,
  queueMinutes,
} from './minutes-jobs.server.ts'
import { minutesSections } from './minutes-letter.server.ts'
import { noteMinutesSent, sendMinutes } from './minutes.mutations.ts'
import { metFrom as germanTime } from './minutes.text.de.ts'
import { metFrom as englishTime } from './minutes.text.ts'

const WORDS = {
  en: { ...englishMeetings, dayLabel: englishDay, metFrom: englishTime },
  de: { ...germanMeetings, dayLabel: germanDay, metFrom: germanTime },
}

/** Queues a mail for each participant whom the minutes were asked for. */
export function minutesEffects({ pool }: Services): AfterCommit[] {
  async function queue({ companyId, userId, changes, now }: CommittedMutation): Promise<void> {
    const asked = changes.flatMap(({ entity, row }) => {
      if (entity !== meetingParticipants.name || row === null) return []
      const { id: participantId, meetingId, personId } = row as MeetingParticipant
      return [{ companyId, meetingId, participantId, personId, senderId: userId, askedAt: now }]
    })
    await queueMinutes(pool, asked)
  }
  return [afterCommit(sendMinutes, queue)]
}

export const minutesWork = (services: Services): Work => ({
  tasks: {
    // Only minutes-jobs.server.ts adds this task, so the payload has its shape.
    [MINUTES_TASK]: brief((payload) => mailMinutes(services, payload as MinutesJob)),
    'queue-left-minutes': (_payload, { abortSignal }) => queueLeftMinutes(services, Date.now(), abortSignal),
  },
  crontab: ['*/10 * * * * queue-left-minutes'],
})

/** Mails the minutes to one participant who still sees the meeting and has not got them, as soon as the limits allow it. */
async function mailMinutes(services: Services, payload: MinutesJob): Promise<void> {
  const { pool, mailer, node } = services
  const { companyId, participantId, personId, senderId, askedAt } = payload
  const found = await readAs(services, payload)
  const person = found?.people[personId]
  const participant = found?.participants.find(({ id }) => id === participantId)
  if (!found || !person || !isActiveMember(person) || participant?.minutesSentAt !== null) return
  if (!(await wantsMinutes(services, payload))) return
  const mail = { to: person.email, senderId }
  if (!(await countMinutesMail(pool, mail))) {
    if (Date.now() - Date.parse(askedAt) < GIVEN_UP_AFTER_MS)
      await queueMinutes(pool, [payload], LATER_SECONDS)
    return
  }
  try {
    const language = await languageOfReader(pool, person.email)
    await mailer.deliver(mailFor(services, payload, found, language))
  } catch (error) {
    await uncountMinutesMail(pool, mail)
    throw error
  }
  await node.run(companyId, null, noteMinutesSent, { participantId })
}

/** Whoever asks for the minutes themselves gets them in any case. */
async function wantsMinutes(
  { node }: Services,
  { companyId, personId, senderId }: MinutesJob,
): Promise<boolean> {
  if (personId === senderId) return true
  const asked = { companyId, kind: 'minutes', personIds: [personId] } as const
  return node.options.inCompany(companyId, null, async (client) => (await wanting(client, asked)).size === 1)
}

type Minutes = ResultWithPeople & {
  discussed: readonly Discussed[]
  /** By whose clock the team meets. */
  zone: string
  ownWords: OwnWords
}

/** The result as the participant sees it; null if they see it no more. */
async function readAs(
  { node }: Services,
  { companyId, meetingId, personId }: MinutesJob,
): Promise<Minutes | null> {
  try {
    const found = await node.ask(companyId, personId, resultOfMeeting, { meetingId })
    if (!found) return null
    const discussed = await node.ask(companyId, personId, issuesOfMeeting, { meetingId })
    const { teamId } = found.meeting
    const { schedules } = await node.ask(companyId, personId, schedulesOfTeam, { teamId })
    const { ownWords } = await node.ask(companyId, personId, myCompany, {})
    return { ...found, discussed, zone: zoneOfSchedules(schedules), ownWords }
  } catch (error) {
    if (isFinal(error)) return null
    throw error
  }
}

function mailFor(
  services: Services,
  { companyId, personId, senderId }: MinutesJob,
  found: Minutes,
  language: Language,
): Mail {
  const { dayLabel, meetingTitle, metFrom } = inOwnTexts(WORDS[language], language, found.ownWords)
  const { origins } = services
  const { meeting, team, people, result, zone } = found
  // The year is always said.
  const day = dayLabel(dayIn(Date.parse(meeting.startedAt), zone), '')
  const time = (moment: string) => timeIn(Date.parse(moment), zone)
  const sender = senderId === null || senderId === personId ? null : people[senderId]
  return {
    to: people[personId]!.email,
    template: 'meeting-minutes',
    stopUrl: stopAddress(services, { companyId, personId, kind: 'minutes' }),
    props: {
      teamName: team?.name ?? '',
      title: meetingTitle(undefined, meeting.meetingType),
      day,
      when: metFrom(day, time(meeting.startedAt), time(meeting.endedAt ?? result.createdAt), zone),
      sender: sender ? displayName(sender) : null,
      sections: minutesSections(found, found.discussed, language),
      url: `${origins.publicUrl()}/meetings#${addressOf(meeting)}`,
    },
  }
}
