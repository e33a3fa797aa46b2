import { Form } from '../../ui/Form.tsx'
import { post } from '../../ui/post.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { newCompanyInput } from './companies.requests.ts'
import { COMPANY_NAME_MAX } from './companies.table.ts'
import { CREATE_COMPANY } from './companies.text.ts'
import { CHANGE_IT_LATER, COMPANY_NAME, COMPANY_NOT_CREATED } from './new-company.text.ts'

/** Creates a company and opens it with a full page load, so that nothing of another company stays in memory. */
export function NewCompanyForm() {
  async function create(input: { name: string }) {
    await post('/api/companies', input, COMPANY_NOT_CREATED)
    location.assign('/dashboard')
    // The form stays busy until the new page has loaded.
    await new Promise(() => {})
  }

  return (
    <Form schema={newCompanyInput} read={(form) => ({ name: form.text('name') })} onSubmit={create}>
      <TextField
        label={COMPANY_NAME}
        name="name"
        autoComplete="organization"
        autoFocus
        maxLength={COMPANY_NAME_MAX}
        description={CHANGE_IT_LATER}
      />
      <SubmitButton className="mt-1 w-full">{CREATE_COMPANY}</SubmitButton>
    </Form>
  )
}
