import { model } from '../../features/model.ts'
import { myCompany } from '../../features/companies/companies.queries.ts'
import { WorkElsewhere } from '../../features/dashboard/WorkElsewhere.tsx'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { SyncProvider } from '../../sync/browser/SyncProvider.tsx'
import { later } from '../../ui/later.tsx'
import { LiveCompanyName, useAccount } from '../account.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { CreateDialogs } from './CreateDialogs.tsx'
import { QuickCreate } from './QuickCreate.tsx'
import { Shell } from './Shell.tsx'
import { showRefusal } from './show-refusal.ts'
import { SyncNotices } from './SyncNotices.tsx'

const app = {
  ...model,
  loadMutations: () => import('../../features/mutations.ts').then(({ mutations }) => mutations),
}

const NoCompany = later(() => import('./NoCompany.tsx'))
const CompanyAsksForProof = later(() => import('./CompanyAsksForProof.tsx'))
const PersonHovers = later(() => import('../../features/people/PersonHovers.tsx'))
const ThemeKeeper = later(() => import('./ThemeKeeper.tsx'))
const ClosedCompany = later(() => import('../../features/billing/ClosedCompany.tsx'))
const MeetingButton = later(() => import('../../features/meeting-room/lobby/MeetingButton.tsx'))

const EVERY_MINUTE = 60_000

// Signing out in this tab also ends the session, but then leads to the sign-in page by itself, without a way back here.
const SIGNING_OUT_WITHIN = 2_000

/** The signed-in part of the app: the shell and, if there is a company, its data around it. */
export function SignedIn() {
  const { user, company } = useAccount()
  if (!company) return <NoCompany />
  if (company.mustProve) return <CompanyAsksForProof />

  const leaveCompany = () => {
    import('../lost-company.ts').then(
      (lost) => lost.leaveCompany(company.name),
      () => location.reload(),
    )
  }

  const endSession = () => {
    import('../session-over.ts').then(
      (over) => over.sessionOver({ companyId: company.id, userId: user.id }),
      () => location.reload(),
    )
  }

  return (
    <SyncProvider
      key={company.id}
      app={app}
      userId={user.id}
      companyId={company.id}
      onRefusal={(refusal, undone) => showRefusal(company.id, refusal, undone)}
      onSessionEnded={() => setTimeout(endSession, SIGNING_OUT_WITHIN)}
      onCompanyLost={leaveCompany}
    >
      <CompanyShell />
    </SyncProvider>
  )
}

function CompanyShell() {
  const company = useLive(myCompany, {})
  const isClosed = Date.parse(company?.entitledUntil ?? '') < useServerNow(EVERY_MINUTE)
  return (
    <LiveCompanyName value={company?.name ?? null}>
      <Shell featureArea={<FeatureArea />} banner={<SyncNotices />} dialogs={<CreateDialogs />}>
        {isClosed ? <ClosedCompany /> : undefined}
      </Shell>
    </LiveCompanyName>
  )
}

function FeatureArea() {
  return (
    <>
      <ConnectionStatus />
      <WorkElsewhere />
      <MeetingButton />
      <QuickCreate />
      <ThemeKeeper />
      <PersonHovers />
    </>
  )
}
