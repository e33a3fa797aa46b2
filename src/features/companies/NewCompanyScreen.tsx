import { CompanyCard } from './CompanyCard.tsx'
import { NewCompanyForm } from './NewCompanyForm.tsx'

export function NewCompanyScreen() {
  return (
    <CompanyCard
      title="New Company"
      text="It starts empty, with you as its director. Invite your colleagues next."
    >
      <NewCompanyForm />
    </CompanyCard>
  )
}
