import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
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
import {
  COMPANY,
  COMPANY_NAME,
  DEFAULT_VOTE_LIMIT,
  FOR_EVERYBODY,
  FOR_EVERYBODY_BY_DIRECTORS,
  VOTES_PER_PARTICIPANT,
} from './companies.text.ts'

/** What applies to the whole company. Directors can change it; everyone else can only read it. */
export function CompanySettings() {
  const company = useLive(myCompany, {})
  const mayChange = canUpdateCompany(useActor())
  const about = mayChange ? FOR_EVERYBODY : FOR_EVERYBODY_BY_DIRECTORS
  return (
    <Card title={COMPANY} description={about}>
      {!company && <Skeleton className="h-40" />}
      {company && <CompanyForm company={company} mayChange={mayChange} />}
    </Card>
  )
}

function CompanyForm({ company, mayChange }: { company: Company; mayChange: boolean }) {
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
