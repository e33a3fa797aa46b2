import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form, type FormSchema } from '../../../ui/Form.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToday } from '../../time/use-today.ts'
import { type CustomPeriod, periodProblem } from './periods.rules.ts'
import { CUSTOM_DETAIL, CUSTOM_TITLE, FROM, PERIOD_PROBLEMS, SHOW_PERIOD, TO } from './scorecard.text.ts'

type CustomPeriodDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'> & {
  /** The days it begins with. */
  period: CustomPeriod
  onChoose: (period: CustomPeriod) => void
}

/** Asks for the two days of a period. */
export default function CustomPeriodDialog({ period, onChoose, ...shell }: CustomPeriodDialogProps) {
  const today = useToday()
  const schema: FormSchema<CustomPeriod> = {
    safeParse(entered) {
      const data = entered as CustomPeriod
      const problem = periodProblem(data, today)
      if (!problem) return { success: true, data }
      const path = [problem === 'in-the-future' ? 'from' : 'to']
      return { success: false, error: { issues: [{ path, message: PERIOD_PROBLEMS[problem] }] } }
    },
  }
  return (
    <Dialog {...shell} size="sm" title={CUSTOM_TITLE} description={CUSTOM_DETAIL} asksBeforeClosing={false}>
      <Form
        schema={schema}
        read={(form) => ({ from: form.raw('from'), to: form.raw('to') })}
        onSubmit={onChoose}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField type="date" label={FROM} name="from" defaultValue={period.from} autoFocus />
          <TextField type="date" label={TO} name="to" defaultValue={period.to} />
        </div>
        <DialogActions>
          <SubmitButton>{SHOW_PERIOD}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
