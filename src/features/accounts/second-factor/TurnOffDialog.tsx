import { Dialog } from '../../../ui/Dialog.tsx'
import { post } from '../../../ui/post.ts'
import { toast } from '../../../ui/toast.ts'
import { BothFactors } from './BothFactors.tsx'
import { secondFactor } from './second-factor-resource.ts'
import { AFTER_TURNING_OFF, NOT_DONE, TURN_OFF, TURN_OFF_CODES, TURNED_OFF } from './second-factor.text.ts'

type TurnOffDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function TurnOffDialog({ open, onOpenChange }: TurnOffDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TURN_OFF_CODES}
      description={AFTER_TURNING_OFF}
      size="sm"
    >
      <BothFactors
        label={TURN_OFF}
        danger
        onSubmit={async (input) => {
          await post('/api/second-factor/off', input, NOT_DONE)
          onOpenChange(false)
          toast.success(TURNED_OFF)
          await secondFactor.refresh().catch(() => undefined)
        }}
      />
    </Dialog>
  )
}
