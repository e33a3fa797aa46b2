import { Mail } from 'lucide-react'
import { useActor, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { isActiveMember } from '../../people/people.rules.ts'
import type { ResultWithPeople } from '../results/results.queries.ts'
import { canMailMinutes } from './minutes.access.ts'
import { MOST_MAILED, sendMinutes } from './minutes.mutations.ts'
import { areMinutesOpen, isMailable } from './minutes.rules.ts'
import { SEND_TO_ME, SENDING, sendToAll, sendToOthers, sentTo } from './minutes.text.ts'

const EVERY_MINUTE = 60_000

type SendMinutesProps = Pick<ResultWithPeople, 'meeting' | 'participants' | 'people'>

/** Has the minutes mailed: to everybody who was there, or to oneself for those who may not ask for others. Says what has been sent. */
export function SendMinutes({ meeting, participants, people }: SendMinutesProps) {
  const actor = useActor()
  const mutate = useMutate()
  const now = new Date(useServerNow(EVERY_MINUTE)).toISOString()
  const wasThere = participants.some(({ personId }) => personId === actor.id)
  const isForAll = canMailMinutes(actor, wasThere)
  const wanted = participants.filter(({ personId }) => {
    const person = people[personId]
    return person && isActiveMember(person) && (isForAll || personId === actor.id)
  })
  const due = wanted.filter((one) => isMailable(one, now))
  const sent = wanted.filter(({ minutesSentAt }) => minutesSentAt !== null).length
  if (wanted.length === 0 || (sent === 0 && !areMinutesOpen(meeting, now))) return null
  if (due.length === 0) {
    return (
      <span role="status" className="flex items-center gap-1.5 text-[0.8125rem] text-soft">
        <Mail aria-hidden className="size-4" />
        {sent === wanted.length ? sentTo(sent) : SENDING}
      </span>
    )
  }
  if (!areMinutesOpen(meeting, now)) return null
  const send = () =>
    void mutate(sendMinutes, {
      meetingId: meeting.id,
      participantIds: due.slice(0, MOST_MAILED).map(({ id }) => id),
    })
  return (
    <Button icon={<Mail aria-hidden />} onClick={send}>
      {isForAll ? labelFor(due.length, wanted.length) : SEND_TO_ME}
    </Button>
  )
}

const labelFor = (due: number, wanted: number): string =>
  due === wanted ? sendToAll(due) : sendToOthers(due)
