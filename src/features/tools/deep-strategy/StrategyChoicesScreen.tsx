import { ToolFrame } from '../frame/ToolFrame.tsx'
import { ChoicesSheet } from './ChoicesSheet.tsx'

/** The choices that a strategy is made of, with the goals that they lead to. */
export function StrategyChoicesScreen() {
  return <ToolFrame tool="deep-strategy">{(open) => <ChoicesSheet open={open} />}</ToolFrame>
}
