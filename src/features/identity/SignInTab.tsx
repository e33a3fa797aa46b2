import { useEffect, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { requestJson } from '../../ui/request.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { DomainsCard } from './DomainsCard.tsx'
import type { IdentitySettings } from './identity.requests.ts'
import { NOT_LOADED } from './identity.text.ts'
import { ProviderCard } from './ProviderCard.tsx'
import { SecondFactorPolicyCard } from './SecondFactorPolicyCard.tsx'
import { ProvisioningCard } from './provisioning/ProvisioningCard.tsx'

/** How people of the company sign in, for its directors. */
export default function SignInTab() {
  const companyId = useLive(myCompany, {})?.id
  return companyId === undefined ? <SkeletonRows rows={6} /> : <SignInSettings companyId={companyId} />
}

function SignInSettings({ companyId }: { companyId: string }) {
  const [settings, setSettings] = useState<IdentitySettings | 'failed' | null>(null)
  const load = () =>
    requestJson<IdentitySettings>('GET', `/api/identity/settings/${companyId}`).then(setSettings, () =>
      setSettings('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another company is another page.
  }, [])

  if (settings === 'failed') return <ErrorState title={NOT_LOADED} onRetry={() => void load()} />
  if (!settings) return <SkeletonRows rows={6} />
  /** Asks for a change, and shows what is then. */
  const change = async (path: string, body: object) =>
    setSettings(await requestJson<IdentitySettings>('POST', `/api/identity/${path}`, { companyId, ...body }))
  return (
    <div className="grid max-w-3xl gap-4 px-4 py-5">
      <SecondFactorPolicyCard since={settings.secondFactorSince} change={change} />
      <DomainsCard domains={settings.domains} companyId={companyId} change={change} />
      <ProviderCard settings={settings} companyId={companyId} change={change} />
      {settings.provider && <ProvisioningCard companyId={companyId} />}
    </div>
  )
}
