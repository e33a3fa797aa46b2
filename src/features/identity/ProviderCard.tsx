import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Form } from '../../ui/Form.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { type Problem, problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { Select } from '../../ui/Select.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { TEAM_PICKER } from '../invitations/invitations.text.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { type Change, report } from './change.ts'
import {
  DEFAULT_LEVELS,
  type IdentitySettings,
  providerInput,
  type ShownProvider,
} from './identity.requests.ts'
import * as texts from './identity.text.ts'

type ProviderCardProps = { settings: IdentitySettings; companyId: string; change: Change }

/** The company’s own provider: set, tested and ended here. */
export function ProviderCard({ settings: { provider, redirectUri }, companyId, change }: ProviderCardProps) {
  return (
    <Card title={texts.PROVIDER} description={texts.PROVIDER_EXPLAINED}>
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <CopyField label={texts.REDIRECT_URI} value={redirectUri} />
          <p className="text-[0.8125rem] text-soft">{texts.REDIRECT_EXPLAINED}</p>
        </div>
        <Form
          // What is saved stands in the fields afterwards, and the secret is gone from its own.
          key={provider?.changedAt}
          schema={providerInput}
          read={(form) => ({
            companyId,
            issuer: form.text('issuer'),
            clientId: form.text('clientId'),
            clientSecret: form.raw('clientSecret'),
            defaultLevel: form.raw('defaultLevel'),
            teamIds: form.all('teamIds'),
            enforced: form.checked('enforced'),
          })}
          onSubmit={async (input) => {
            await change('provider', input)
            toast.success(texts.PROVIDER_SAVED)
          }}
        >
          <ProviderFields provider={provider} />
          <div>
            <SubmitButton>{texts.SAVE_PROVIDER}</SubmitButton>
          </div>
        </Form>
        {provider && <SavedProvider companyId={companyId} change={change} />}
      </div>
    </Card>
  )
}

function ProviderFields({ provider }: { provider: ShownProvider | null }) {
  const teams = useLive(myTeams, {})
  return (
    <>
      <TextField
        label={texts.ISSUER}
        name="issuer"
        inputMode="url"
        description={texts.ISSUER_EXPLAINED}
        defaultValue={provider?.issuer ?? ''}
      />
      <TextField label={texts.CLIENT_ID} name="clientId" defaultValue={provider?.clientId ?? ''} />
      <TextField
        label={texts.CLIENT_SECRET}
        name="clientSecret"
        type="password"
        autoComplete="new-password"
        description={provider ? texts.SECRET_KEPT : texts.SECRET_EXPLAINED}
      />
      <Select
        label={texts.LEVEL_OF_NEWCOMERS}
        name="defaultLevel"
        className="max-w-64"
        options={DEFAULT_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
        defaultValue={provider?.defaultLevel ?? 'member'}
      />
      <MultiPicker
        label={texts.TEAMS_OF_NEWCOMERS}
        name="teamIds"
        texts={TEAM_PICKER}
        placeholder={texts.NO_TEAMS}
        choices={teams?.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={provider?.teamIds ?? []}
      />
      <Checkbox
        label={texts.REQUIRE_PROVIDER}
        name="enforced"
        description={texts.REQUIRED_EXPLAINED}
        defaultChecked={provider?.enforced ?? false}
      />
    </>
  )
}

/** What the latest test has found: nothing wrong, or a problem in words. */
type Tested = Problem | 'works' | null

function SavedProvider({ companyId, change }: { companyId: string; change: Change }) {
  const [tested, setTested] = useState<Tested>(null)
  const [pending, setPending] = useState(false)
  const [isEnding, setEnding] = useState(false)

  async function test() {
    setPending(true)
    setTested(null)
    await requestJson('POST', '/api/identity/provider/test', { companyId }).then(
      () => setTested('works'),
      (error: unknown) => setTested(problemOf(error)),
    )
    setPending(false)
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {tested === 'works' && (
        <Alert kind="good" title={texts.PROVIDER_WORKS} detail={texts.PROVIDER_WORKS_DETAIL} />
      )}
      {tested !== null && tested !== 'works' && (
        <Alert kind="bad" title={tested.title || texts.TEST_FAILED} detail={tested.detail} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} onClick={() => void test()}>
          {texts.TEST_PROVIDER}
        </Button>
        <Button onClick={() => setEnding(true)}>{texts.END_PROVIDER}</Button>
      </div>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={texts.END_QUESTION}
        detail={texts.END_DETAIL}
        confirmLabel={texts.END_PROVIDER}
        danger
        onConfirm={() => change('provider/remove', {}).catch(report(texts.NOT_CHANGED))}
      />
    </div>
  )
}
