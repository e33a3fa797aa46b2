import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { post } from '../../ui/post.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { secondFactor } from '../accounts/second-factor/second-factor-resource.ts'
import { confirmInput } from '../accounts/second-factor/second-factor.requests.ts'
import { session } from '../accounts/sessions/session-resource.ts'
import { OTHERS_STAY } from './prove.text.ts'
import * as texts from './show-factor.text.ts'

const SetUpDialog = later(() => import('../accounts/second-factor/SetUpDialog.tsx'))

const lookAgain = () => void secondFactor.refresh().catch(() => undefined)

/** In place of the screens of a company that asks for a second factor, which this session has not shown. */
export function ShowFactor({ name, hasOthers }: { name: string; hasOthers: boolean }) {
  const { data, failed } = secondFactor.use()
  return (
    <>
      <PageHeader title={texts.FACTOR_TITLE} />
      <div className="grid max-w-xl gap-4 px-4 py-5">
        <p className="flex gap-2.5 [overflow-wrap:anywhere]">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {texts.factorMeans(name)}
        </p>
        {hasOthers && <p className="text-soft">{OTHERS_STAY}</p>}
        {failed && !data && <ErrorState title={texts.STATE_NOT_LOADED} onRetry={lookAgain} />}
        {!data && !failed && <SkeletonRows rows={2} />}
        {data && (data.since === null ? <SetUp /> : <ShowCode />)}
      </div>
    </>
  )
}

/** A new page goes on, with what the server says now. */
const openCompany = () =>
  void session
    .refresh()
    .catch(() => undefined)
    .then(() => location.reload())

/** The dialog stays until the recovery codes are kept; then the company opens. */
function SetUp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="text-soft">{texts.SET_UP_MEANS}</p>
      <div>
        <Button variant="primary" autoFocus onClick={() => setOpen(true)}>
          {texts.SET_UP_FACTOR}
        </Button>
      </div>
      <SetUpDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) openCompany()
        }}
      />
    </>
  )
}

/** Of a session that was opened before the account had codes. */
const ShowCode = () => (
  <Form
    schema={confirmInput}
    read={(form) => ({ code: form.text('code') })}
    onSubmit={async (input) => {
      await post('/api/second-factor/show', input, texts.NOT_SHOWN)
      openCompany()
    }}
  >
    <TextField
      label={texts.CODE_OF_APP}
      name="code"
      description={texts.OR_RECOVERY}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      autoFocus
    />
    <div>
      <SubmitButton>{texts.GO_ON}</SubmitButton>
    </div>
  </Form>
)
