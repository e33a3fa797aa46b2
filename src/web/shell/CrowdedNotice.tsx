import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CONTINUE_HERE, PAUSED_HERE, TOO_MANY_WINDOWS } from './crowded.text.ts'

/** Says that the person has too many windows for one more to be told of changes. */
export default function CrowdedNotice() {
  return (
    <Alert
      kind="warn"
      title={PAUSED_HERE}
      detail={TOO_MANY_WINDOWS}
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {CONTINUE_HERE}
        </Button>
      }
    />
  )
}
