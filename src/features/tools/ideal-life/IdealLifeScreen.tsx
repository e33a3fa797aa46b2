import { ToolFrame } from '../frame/ToolFrame.tsx'
import { LifeSheet } from './LifeSheet.tsx'

/** Whether work gives one the life one wants, quarter by quarter. */
export function IdealLifeScreen() {
  return <ToolFrame tool="ideal-life">{(open) => <LifeSheet open={open} />}</ToolFrame>
}
