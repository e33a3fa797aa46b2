import { CompanyCard } from './CompanyCard.tsx'
import { NEW_COMPANY } from './companies.text.ts'
import { STARTS_EMPTY } from './new-company.text.ts'
import { NewCompanyForm } from './NewCompanyForm.tsx'

export function NewCompanyScreen() {
  return (
    <CompanyCard title={NEW_COMPANY} text={STARTS_EMPTY}>
      <NewCompanyForm />
    </CompanyCard>
  )
}
