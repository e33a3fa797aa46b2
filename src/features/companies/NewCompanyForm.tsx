import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { post } from '../accounts/account-requests.ts'
import { newCompanyInput } from './companies.requests.ts'
import { COMPANY_NOT_CREATED } from './companies.text.ts'

/** Founds a company and opens it; the page is loaded anew, so that nothing of another company stays in memory. */
export function NewCompanyForm() {
  async function create(input: { name: string }) {
    await post('/api/companies', input, COMPANY_NOT_CREATED)
    location.assign('/dashboard')
    // Stays busy until the new page is there.
    await new Promise(() => {})
  }

  return (
    <Form schema={newCompanyInput} read={(form) => ({ name: form.text('name') })} onSubmit={create}>
      <TextField
        label="Company name"
        name="name"
        autoComplete="organization"
        autoFocus
        maxLength={100}
        description="You can change it later in the settings."
      />
      <SubmitButton className="mt-1 w-full">Create company</SubmitButton>
    </Form>
  )
}
