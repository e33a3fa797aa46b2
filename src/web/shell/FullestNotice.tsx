import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import type { Fullest } from '../../sync/protocol.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { HIDE, MAKE_ROOM, MAKE_ROOM_NOW, nearlyFull } from './fullest.text.ts'

/** Says that the company is nearly full, to those who can do something about it. Hidden, it comes back when it is fuller. */
export default function FullestNotice({ fullest: { table, percent } }: { fullest: Fullest }) {
  const mayMakeRoom = useActor().can('manage_assigned_teams')
  const [hiddenAt, hideAt] = useState(0)
  if (!mayMakeRoom || percent <= hiddenAt) return null
  return (
    <Alert
      kind="warn"
      title={nearlyFull(table, percent)}
      detail={percent < 100 ? MAKE_ROOM : MAKE_ROOM_NOW}
      action={
        <Button size="sm" variant="ghost" onClick={() => hideAt(percent)}>
          {HIDE}
        </Button>
      }
    />
  )
}
