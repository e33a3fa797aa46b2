import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form, type FormSchema } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CUSTOM_TITLE, FROM, PERIOD_PROBLEMS, SHOW, TO } from '../analytics.text.ts'
import { type Days, periodProblem } from '../period/analysed-period.rules.ts'

type CustomPeriodDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'> & {
  /** The days it begins with. */
  days: Days
  onChoose: (days: Days) => void
}

const schema: FormSchema<Days> = {
  safeParse(entered) {
    const data = entered as Days
    const problem = periodProblem(data)
    if (!problem) return { success: true, data }
    return { success: false, error: { issues: [{ path: ['to'], message: PERIOD_PROBLEMS[problem] }] } }
  },
}

/** Asks for the first and the last day of a period. */
export default function CustomPeriodDialog({ days, onChoose, ...shell }: CustomPeriodDialogProps) {
  return (
    <Dialog {...shell} size="sm" title={CUSTOM_TITLE} asksBeforeClosing={false}>
      <Form
        schema={schema}
        read={(form) => ({ from: form.raw('from'), to: form.raw('to') })}
        onSubmit={onChoose}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField type="date" label={FROM} name="from" defaultValue={days.from} autoFocus />
          <TextField type="date" label={TO} name="to" defaultValue={days.to} />
        </div>
        <DialogActions>
          <SubmitButton>{SHOW}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
