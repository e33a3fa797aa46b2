import { CompanyCard } from '../companies/CompanyCard.tsx'
import { NewCompanyForm } from '../companies/NewCompanyForm.tsx'
import { receivedInvitations } from './received-invitations.ts'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

/** For somebody who belongs to no company yet: join one that has invited them, or create one. */
export function OnboardingScreen() {
  const invited = (receivedInvitations.use().data?.invitations.length ?? 0) > 0
  return (
    <CompanyCard
      title="You're not a member of any company yet"
      text="Create your first company to unlock all features"
    >
      {invited && (
        <section className="mb-5 border-b border-line pb-3">
          <h2 className="font-semibold">Invitations</h2>
          <ReceivedInvitations onAccepted={() => location.assign('/dashboard')} />
        </section>
      )}
      <NewCompanyForm />
    </CompanyCard>
  )
}
