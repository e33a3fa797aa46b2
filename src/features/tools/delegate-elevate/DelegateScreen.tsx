import { ToolFrame } from '../frame/ToolFrame.tsx'
import { WeekSheet } from './WeekSheet.tsx'

/** Which of the week's work one loves and does well, and what somebody else should do. */
export function DelegateScreen() {
  return <ToolFrame tool="delegate-elevate">{(open) => <WeekSheet open={open} />}</ToolFrame>
}
