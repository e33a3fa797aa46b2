import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { setFitBar } from './fit.mutations.ts'
import { BAR_EXPLAINED, BAR_SAVED, CHANGE_BAR, MAX_RARELY, MAX_SOMETIMES, SEAT_YES } from './fit.text.ts'
import { useSheet } from './sheet-context.ts'

const numbersTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, number) => ({ value: String(number), label: String(number) }))

/** What directors ask of everybody. */
export default function BarDialog({ onClose }: { onClose: () => void }) {
  const { bar } = useSheet()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CHANGE_BAR}
      description={BAR_EXPLAINED}
      mutation={setFitBar}
      read={(form) => ({
        maxSometimes: form.number('maxSometimes'),
        maxRarely: form.number('maxRarely'),
        seatYes: form.number('seatYes'),
      })}
      onDone={() => toast.success(BAR_SAVED)}
    >
      <Select
        label={MAX_SOMETIMES}
        name="maxSometimes"
        defaultValue={String(bar.maxSometimes)}
        options={numbersTo(10)}
      />
      <Select
        label={MAX_RARELY}
        name="maxRarely"
        defaultValue={String(bar.maxRarely)}
        options={numbersTo(10)}
      />
      <Select label={SEAT_YES} name="seatYes" defaultValue={String(bar.seatYes)} options={numbersTo(3)} />
    </FormDialog>
  )
}
