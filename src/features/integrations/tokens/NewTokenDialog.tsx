import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { requestJson } from '../../../ui/request.ts'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { Switch } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { DayField } from '../../time/DayField.tsx'
import { TOKEN_DAYS, TOKEN_NAME_MAX } from '../../time/expiry.rules.ts'
import { afterDays, EXPIRES } from '../../time/expiry.text.ts'
import { useToday } from '../../time/use-today.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { draftProblem } from './token-draft.rules.ts'
import { TeamsFields } from './TeamsFields.tsx'
import { type MadeToken, newTokenInput, type NewToken } from './tokens.requests.ts'
import {
  DONE,
  LAST_DAY,
  MAKE_TOKEN,
  NEW_TOKEN,
  ON_A_DAY,
  PROPOSES,
  PROPOSES_EXPLAINED,
  SHOWN_ONCE,
  TOKEN_MADE,
  TOKEN_NAME,
  TOKEN_NAME_EXAMPLE,
  TOKENS_EXPLAINED,
} from './tokens.text.ts'

type NewTokenDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  companyId: string
  onMade: () => void
}

const LIFETIMES = [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: afterDays(days) })),
  { value: 'day', label: ON_A_DAY },
]

const schema = checkedSchema(newTokenInput, draftProblem)

const readToken = (companyId: string) => (form: FormReader) => ({
  companyId,
  name: form.text('name'),
  scopes: form.all('scopes'),
  teamIds: form.text('teams') === 'some' ? form.all('teamIds') : null,
  expires: form.text('expires') === 'day' ? form.text('day') : form.text('expires'),
  proposes: form.checked('proposes'),
})

/** Makes a token, and shows it while it stays open. */
export default function NewTokenDialog({ companyId, onMade, ...dialog }: NewTokenDialogProps) {
  const [made, setMade] = useState<string | null>(null)
  const teams = useLive(myTeams, {})

  async function make(input: NewToken) {
    setMade((await requestJson<MadeToken>('POST', '/api/tokens', input)).token)
    onMade()
  }
  if (made !== null)
    return (
      <Dialog {...dialog} title={TOKEN_MADE} description={SHOWN_ONCE} asksBeforeClosing={false}>
        <div className="grid gap-4">
          <CopyField label={TOKEN_MADE} value={made} />
          <Button variant="primary" className="justify-self-end" onClick={() => dialog.onOpenChange(false)}>
            {DONE}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog {...dialog} title={NEW_TOKEN} description={TOKENS_EXPLAINED} size="lg">
      <Form schema={schema} read={readToken(companyId)} onSubmit={make}>
        <TextField
          label={TOKEN_NAME}
          name="name"
          placeholder={TOKEN_NAME_EXAMPLE}
          maxLength={TOKEN_NAME_MAX}
          autoFocus
        />
        <ScopeFields />
        <TeamsFields teams={teams} />
        <Lifetime />
        <Switch label={PROPOSES} description={PROPOSES_EXPLAINED} name="proposes" />
        <DialogActions>
          <SubmitButton>{MAKE_TOKEN}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Lifetime() {
  const today = useToday()
  const [chosen, setChosen] = useState('90')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label={EXPIRES} name="expires" options={LIFETIMES} value={chosen} onChange={setChosen} />
      {chosen === 'day' && <DayField label={LAST_DAY} name="day" defaultValue={addDays(today, 30)} />}
    </div>
  )
}
