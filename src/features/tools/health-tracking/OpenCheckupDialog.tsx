import { FormDialog } from '../../../ui/FormDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { DayField } from '../../time/DayField.tsx'
import { useToday } from '../../time/use-today.ts'
import { openCheckup } from '../checkups/checkups.mutations.ts'
import { FEWEST } from '../checkups/results.rules.ts'
import { CHECKUP_OPENED, CLOSES_ON, FEW_ARE_ASKED, invites, OPEN_CHECKUP } from './health.text.ts'

const TWO_WEEKS = 14

type OpenCheckupDialogProps = { teamId: string | null; wouldInvite: number; onClose: () => void }

export default function OpenCheckupDialog({ teamId, wouldInvite, onClose }: OpenCheckupDialogProps) {
  const today = useToday()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={OPEN_CHECKUP}
      size="sm"
      mutation={openCheckup}
      read={(form, id) => ({ id, teamId, closesOn: form.raw('closesOn') })}
      submitLabel={OPEN_CHECKUP}
      onDone={() => toast.success(CHECKUP_OPENED)}
    >
      <p className="text-soft">
        {invites(wouldInvite)} {wouldInvite < FEWEST && FEW_ARE_ASKED}
      </p>
      <DayField label={CLOSES_ON} name="closesOn" defaultValue={addDays(today, TWO_WEEKS)} />
    </FormDialog>
  )
}
