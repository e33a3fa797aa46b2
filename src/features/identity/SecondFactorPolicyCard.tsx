import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { type Change, report } from './change.ts'
import * as texts from './company-factor.text.ts'

type SecondFactorPolicyCardProps = { since: string | null; change: Change }

/** Whether everybody of the company needs a second factor. It closes the company to all who have none, so it is asked about first. */
export function SecondFactorPolicyCard({ since, change }: SecondFactorPolicyCardProps) {
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const isRequired = since !== null

  async function set(required: boolean) {
    setPending(true)
    await change('second-factor', { required }).then(
      () => toast.success(required ? texts.REQUIRED_NOW : texts.REQUIRED_NO_MORE),
      report(texts.NOT_CHANGED),
    )
    setPending(false)
  }

  return (
    <Card title={texts.SECOND_FACTOR} description={texts.SECOND_FACTOR_EXPLAINED}>
      <Switch
        label={texts.REQUIRE_FACTOR}
        description={texts.WHAT_COUNTS}
        checked={isRequired}
        disabled={pending}
        onChange={() => (isRequired ? void set(false) : setAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.REQUIRE_QUESTION}
        detail={texts.REQUIRE_DETAIL}
        confirmLabel={texts.REQUIRE}
        onConfirm={() => set(true)}
      />
    </Card>
  )
}
