import { ToolFrame } from '../frame/ToolFrame.tsx'
import { LadderSheet } from './LadderSheet.tsx'

/** Who takes over which part of one's work, from the lowest rung up. */
export function LadderScreen() {
  return <ToolFrame tool="replacement-ladder">{(open) => <LadderSheet open={open} />}</ToolFrame>
}
