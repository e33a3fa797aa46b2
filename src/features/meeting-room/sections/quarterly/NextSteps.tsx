import { useActor, useLive } from '../../../../sync/browser/react.ts'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import { TaskItems } from '../../../tasks/TaskItems.tsx'
import { canWriteWork } from '../../../work/work.access.ts'
import { tasksOfMeeting } from './next-steps.queries.ts'
import { NO_STEPS, TASKS_OF_MEETING } from './quarterly.text.ts'
import { StepComposer } from './StepComposer.tsx'

/** Who does what next: the tasks made in this meeting, each with its owner and date. */
export default function NextSteps({ meeting: { id: meetingId, teamId } }: { meeting: Meeting }) {
  const items = useLive(tasksOfMeeting, { meetingId })
  const mayWrite = canWriteWork(useActor())
  return (
    <>
      {mayWrite && <StepComposer {...{ teamId, meetingId }} />}
      <TaskItems items={items} label={TASKS_OF_MEETING} empty={{ text: NO_STEPS }} />
    </>
  )
}
