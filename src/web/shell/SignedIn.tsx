import { useEffect, useState } from 'react'
import { model } from '../../features/model.ts'
import { isLeaving } from '../../features/accounts/sessions/leaving.ts'
import { myCompany } from '../../features/companies/companies.queries.ts'
import { hasDirectorAccess } from '../../features/rights/actor.access.ts'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { SyncProvider } from '../../sync/browser/SyncProvider.tsx'
import { later } from '../../ui/later.tsx'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { LiveCompany, useAccount } from '../account.ts'
import { CreateDialogs } from './CreateDialogs.tsx'
import { QuickCreate } from './QuickCreate.tsx'
import { canViewPlans } from '../../features/strategy/visible-plans.queries.ts'
import { Shell, useIsAlone } from './Shell.tsx'
import { showRefusal } from './show-refusal.ts'
import { SyncNotices } from './SyncNotices.tsx'
import { useTitlePlace } from '../../ui/page-title.ts'

const app = {
  ...model,
  loadMutations: () => import('../../features/mutations.ts').then(({ mutations }) => mutations),
}

const NoCompany = later(() => import('./NoCompany.tsx'))
const CompanyAsksForProof = later(() => import('./CompanyAsksForProof.tsx'))
const ClosedCompany = later(() => import('../../features/billing/ClosedCompany.tsx'))
const PrintHead = later(() => import('./PrintHead.tsx'))
const ConnectionStatus = later(() => import('./ConnectionStatus.tsx'))
const StatusAlone = later(() => import('./StatusAlone.tsx'))
const BareCompany = later(() => import('./BareCompany.tsx'))
const Keepers = later(() => import('./Keepers.tsx'))
const MeetingButton = later(() => import('../../features/meeting-room/lobby/MeetingButton.tsx'))

const GetStarted = later(() => import('../../features/onboarding/get-started/GetStarted.tsx'))

const EVERY_MINUTE = 60_000
const FROM_THE_DISK_WITHIN = 1_000

// What ends it in another tab, such as switching to another person, is over by then.
const SESSION_ASKED_AFTER = 2_000

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
    // Signing out here leads to the sign-in page by itself, without a way back. It may still fail.
    if (isLeaving()) return void askLater()
    import('../session-over.ts').then(
      (over) => over.sessionOver({ companyId: company.id, userId: user.id }),
      () => location.reload(),
    )
  }

  const askLater = () => setTimeout(endSession, SESSION_ASKED_AFTER)

  return (
    <SyncProvider
      key={company.id}
      app={app}
      userId={user.id}
      companyId={company.id}
      onRefusal={showRefusal}
      onSessionEnded={askLater}
      onCompanyLost={leaveCompany}
    >
      <CompanyShell />
    </SyncProvider>
  )
}

function CompanyShell() {
  const company = useLive(myCompany, {})
  const seesPlans = useLive(canViewPlans, {}) ?? false
  useTitlePlace(company?.name)
  const isBare = useIsBare(company !== undefined)
  const isClosed = Date.parse(company?.entitledUntil ?? '') < useServerNow(EVERY_MINUTE)
  const isAlone = useIsAlone()
  const mayGetStarted = hasDirectorAccess(useActor()) && company && !isClosed && !isAlone
  return (
    <LiveCompany value={company ? { ...company, seesPlans } : null}>
      <Shell
        featureArea={<FeatureArea />}
        banner={<Banner />}
        dialogs={<CreateDialogs />}
        floating={mayGetStarted && <GetStarted />}
      >
        {isClosed ? <ClosedCompany /> : isBare ? <BareCompany /> : company ? undefined : <ComingScreen />}
      </Shell>
    </LiveCompany>
  )
}

/** Whether there is nothing to show: what is on the disk comes within a moment, and without a network no more does. */
function useIsBare(isHere: boolean): boolean {
  const isMissing = useIsOffline() && !isHere
  const [isBare, setBare] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setBare, isMissing ? FROM_THE_DISK_WITHIN : 0, isMissing)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isBare
}

/** Until its rows are here a screen could only guess at its size, and what stands on it would move when they come. */
const ComingScreen = () => (
  <div className="pt-14">
    <SkeletonRows />
  </div>
)

const Banner = () => (
  <>
    <PrintHead />
    {useIsAlone() && <StatusAlone />}
    <SyncNotices />
  </>
)

/** Each part on its own, so that one that breaks takes no other with it. */
function FeatureArea() {
  return [ConnectionStatus, MeetingButton, QuickCreate, Keepers].map((Part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts never change.
    <PanelBoundary key={index} place="bar">
      <Part />
    </PanelBoundary>
  ))
}
