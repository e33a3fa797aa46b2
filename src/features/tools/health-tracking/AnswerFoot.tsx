import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/Progress.tsx'
import { toast } from '../../../ui/toast.ts'
import { submitCheckup } from '../checkups/answers.mutations.ts'
import type { OwnCheckup } from '../checkups/checkups.queries.ts'
import { answeredOf } from '../checkups/results.rules.ts'
import { STATEMENTS } from '../checkups/statements.rules.ts'
import { doneOf, PROGRESS, statementsLeft, SUBMIT, SUBMIT_EXPLAINED, SUBMITTED } from './health.text.ts'

/** How far somebody has come, and the way to hand it in. It stays in sight. */
export function AnswerFoot({ own: { id, answers } }: { own: OwnCheckup }) {
  const mutate = useMutate()
  const done = answeredOf(answers)
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line bg-page px-4 py-3 print:hidden">
      <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <Progress label={PROGRESS} value={done} max={STATEMENTS} className="min-w-0 flex-1" />
        <span data-numeric className="text-[0.8125rem] text-soft">
          {doneOf(done, STATEMENTS)}
        </span>
      </span>
      <span className={cx('text-[0.8125rem] text-soft', done < STATEMENTS && 'max-sm:sr-only')}>
        {done < STATEMENTS ? statementsLeft(STATEMENTS - done) : SUBMIT_EXPLAINED}
      </span>
      <Button
        variant="primary"
        disabled={done < STATEMENTS}
        onClick={() => {
          if (mutate(submitCheckup, { checkupId: id }) === null) toast.success(SUBMITTED)
        }}
      >
        {SUBMIT}
      </Button>
    </div>
  )
}
