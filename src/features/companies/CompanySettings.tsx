import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { differing } from '../../ui/differing.ts'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SAVE } from '../accounts/accounts.text.ts'
import { canUpdateCompany } from './companies.access.ts'
import { updateCompany } from './companies.mutations.ts'
import { myCompany } from './companies.queries.ts'
import { type Company, COMPANY_NAME_MAX } from './companies.table.ts'
import { COMPANY } from './companies.text.ts'
import { COMPANY_NAME } from './new-company.text.ts'
import {
  AUTO_CREATE_EXPLAINED,
  AUTO_CREATE_ISSUES,
  COMPANY_ADDRESS,
  DEFAULT_VOTE_LIMIT,
  FOR_EVERYBODY,
  FOR_EVERYBODY_BY_DIRECTORS,
  VOTES_PER_PARTICIPANT,
} from './settings.text.ts'

/** What applies to the whole company. Directors can change it; everyone else can only read it. */
export function CompanySettings() {
  const company = useLive(myCompany, {})
  const mayChange = canUpdateCompany(useActor())
  const about = mayChange ? FOR_EVERYBODY : FOR_EVERYBODY_BY_DIRECTORS
  return (
    <Card title={COMPANY} description={about}>
      {!company && <Skeleton className="h-40" />}
      {company && (
        <div className="grid gap-4">
          <CompanyForm company={company} mayChange={mayChange} />
          <AutoCreate company={company} mayChange={mayChange} />
        </div>
      )}
    </Card>
  )
}

type PartProps = { company: Company; mayChange: boolean }

function AutoCreate({ company, mayChange }: PartProps) {
  const mutate = useMutate()
  return (
    <Switch
      label={AUTO_CREATE_ISSUES}
      description={AUTO_CREATE_EXPLAINED}
      checked={company.autoCreateOverdueIssues}
      disabled={!mayChange}
      onChange={({ target }) => void mutate(updateCompany, { autoCreateOverdueIssues: target.checked })}
    />
  )
}

function CompanyForm({ company, mayChange }: PartProps) {
  const mutate = useMutate()
  const [shown, setShown] = useState(company)

  /** Sends only what was edited here, so that another director's changes stay. */
  function save(entered: Partial<Company>) {
    const edited = differing(shown, entered)
    if (!mutate(updateCompany, edited)) setShown({ ...shown, ...edited })
  }

  return (
    <Form
      schema={updateCompany.schema}
      read={(form) => ({ name: form.text('name'), defaultVoteLimit: form.number('defaultVoteLimit') })}
      onSubmit={save}
    >
      <TextField
        label={COMPANY_NAME}
        name="name"
        defaultValue={shown.name}
        maxLength={COMPANY_NAME_MAX}
        disabled={!mayChange}
      />
      <dl className="text-[0.8125rem]">
        <dt className="font-medium">{COMPANY_ADDRESS}</dt>
        <dd className="break-all text-soft">{shown.slug}</dd>
      </dl>
      <NumberField
        label={DEFAULT_VOTE_LIMIT}
        name="defaultVoteLimit"
        description={VOTES_PER_PARTICIPANT}
        defaultValue={shown.defaultVoteLimit ?? ''}
        className="max-w-64"
        disabled={!mayChange}
      />
      {mayChange && (
        <div>
          <SubmitButton>{SAVE}</SubmitButton>
        </div>
      )}
    </Form>
  )
}
