import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { canUpdateCompany } from './companies.access.ts'
import { updateCompany } from './companies.mutations.ts'
import { myCompany } from './companies.queries.ts'
import type { Company } from './companies.table.ts'

/** What holds for the whole company; others than directors read it. */
export function CompanySettings() {
  const company = useLive(myCompany, {})
  const mayChange = canUpdateCompany(useActor())
  const about = mayChange
    ? 'For everybody in the company.'
    : 'For everybody in the company. Directors can change it.'
  return (
    <Card title="Company" description={about}>
      {!company && <Skeleton className="h-40" />}
      {company && <CompanyForm company={company} mayChange={mayChange} />}
    </Card>
  )
}

function CompanyForm({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const mutate = useMutate()
  const [shown] = useState(company)

  /** Only what was edited here, so that another director's change of the rest stays. */
  function save({ name, defaultVoteLimit }: { name?: string; defaultVoteLimit?: number | null }) {
    mutate(updateCompany, {
      ...(name !== undefined && name !== shown.name && { name }),
      ...(defaultVoteLimit !== undefined &&
        defaultVoteLimit !== shown.defaultVoteLimit && { defaultVoteLimit }),
    })
  }

  return (
    <Form
      schema={updateCompany.schema}
      read={(form) => ({ name: form.text('name'), defaultVoteLimit: form.number('defaultVoteLimit') })}
      onSubmit={save}
    >
      <TextField
        label="Company name"
        name="name"
        defaultValue={shown.name}
        maxLength={100}
        disabled={!mayChange}
      />
      <NumberField
        label="Default vote limit"
        name="defaultVoteLimit"
        description="Votes per participant on issues where neither the meeting nor the team says otherwise. Empty means 5."
        defaultValue={shown.defaultVoteLimit ?? ''}
        className="max-w-64"
        disabled={!mayChange}
      />
      {mayChange && (
        <div>
          <SubmitButton>Save</SubmitButton>
        </div>
      )}
    </Form>
  )
}
