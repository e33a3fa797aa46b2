import { Dialog, type DialogProps } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form, type FormSchema } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Day } from './calendar.rules.ts'
import { CUSTOM_PERIOD, PERIOD_FROM, PERIOD_TO, SHOW_PERIOD } from './time.text.ts'

interface Days {
  from: Day
  to: Day
}

type PeriodDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'description'> & {
  /** The days it begins with. */
  days: Readonly<Days>
  /** What is wrong with days, in words at one of the two; null if nothing is. */
  problemOf: (days: Days) => { of: keyof Days; words: string } | null
  onChoose: (days: Days) => void
}

/** Asks for the first and the last day of a period. */
export default function PeriodDialog({ days, problemOf, onChoose, ...shell }: PeriodDialogProps) {
  const schema: FormSchema<Days> = {
    safeParse(entered) {
      const data = entered as Days
      const problem = problemOf(data)
      if (!problem) return { success: true, data }
      return { success: false, error: { issues: [{ path: [problem.of], message: problem.words }] } }
    },
  }
  return (
    <Dialog {...shell} size="sm" title={CUSTOM_PERIOD} asksBeforeClosing={false}>
      <Form
        schema={schema}
        read={(form) => ({ from: form.raw('from'), to: form.raw('to') })}
        onSubmit={onChoose}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField type="date" label={PERIOD_FROM} name="from" defaultValue={days.from} autoFocus />
          <TextField type="date" label={PERIOD_TO} name="to" defaultValue={days.to} />
        </div>
        <DialogActions>
          <SubmitButton>{SHOW_PERIOD}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
