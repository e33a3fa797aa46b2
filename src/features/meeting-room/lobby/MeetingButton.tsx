import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { FollowMeetings } from '../FollowMeetings.tsx'
import { myActiveMeetings } from './lobby.queries.ts'
import { MeetingMenu } from './MeetingMenu.tsx'
import { RunningButton } from './RunningButton.tsx'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** For the top bar: leads into the running meeting, or to the menu that starts one. */
export default function MeetingButton() {
  const running = useLive(myActiveMeetings, {})
  const [choosing, setChoosing] = useState(false)
  if (!running) return null
  return (
    <>
      <FollowMeetings running={running} />
      {running.length > 0 ? (
        <RunningButton running={running} />
      ) : (
        <MeetingMenu onQuarterly={() => setChoosing(true)} />
      )}
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}
