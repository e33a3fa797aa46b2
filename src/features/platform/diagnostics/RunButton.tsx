import { Play } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { RUN, RUN_AGAIN } from './diagnostics.text.ts'

type RunButtonProps = { pending: boolean; again: boolean; onRun: () => void }

export const RunButton = ({ pending, again, onRun }: RunButtonProps) => (
  <Button variant="primary" icon={<Play aria-hidden />} pending={pending} onClick={onRun}>
    {again ? RUN_AGAIN : RUN}
  </Button>
)
