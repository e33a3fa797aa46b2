import PasskeyEntrance from '../passkeys/PasskeyEntrance.tsx'
import { DemoEntrance } from './DemoEntrance.tsx'

/** The ways in besides the form, of which each is only there for some. Loaded after the form is on the screen. */
export default function OtherEntrances({ onDone }: { onDone: () => void }) {
  return (
    <div className="grid justify-items-center gap-3">
      <PasskeyEntrance onDone={onDone} />
      <DemoEntrance />
    </div>
  )
}
