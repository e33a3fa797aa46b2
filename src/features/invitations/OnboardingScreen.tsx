import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { fromAddress } from '../accounts/address-bar.ts'
import { CompanyCard } from '../companies/CompanyCard.tsx'
import { NewCompanyForm } from '../companies/NewCompanyForm.tsx'
import { ADDRESS_CONFIRMED, CREATE_A_COMPANY, INVITATIONS, NO_COMPANY } from './answering.text.ts'
import { receivedInvitations } from './received-invitations.ts'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'

/** Lets somebody who belongs to no company yet join one that has invited them, or create one. */
export function OnboardingScreen() {
  const invited = (receivedInvitations.use().data?.invitations.length ?? 0) > 0
  const [confirmed] = useState(() => fromAddress('confirmed') !== null)
  return (
    <CompanyCard title={NO_COMPANY} text={CREATE_A_COMPANY}>
      {confirmed && (
        <div className="mb-5">
          <Alert kind="good" title={ADDRESS_CONFIRMED} />
        </div>
      )}
      {invited && (
        <section className="mb-5 border-b border-line pb-3">
          <h2 className="font-semibold">{INVITATIONS}</h2>
          <ReceivedInvitations onAccepted={() => location.assign('/dashboard')} />
        </section>
      )}
      <NewCompanyForm />
    </CompanyCard>
  )
}
