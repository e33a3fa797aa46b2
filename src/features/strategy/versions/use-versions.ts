import { useEffect, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { requestJson } from '../../../ui/request.ts'
import { useIsSaved } from '../../../ui/use-is-saved.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { ListedVersion, VersionAnswer, VersionList } from './versions.requests.ts'

/** The versions of a plan as the server has them; it alone holds them. */
export function useVersions(planId: string) {
  const companyId = useLive(myCompany, {})?.id
  const isOffline = useIsOffline()
  const isSaved = useIsSaved()
  const [versions, setVersions] = useState<readonly ListedVersion[] | 'failed' | null>(null)
  const path = `/api/plans/${companyId}/${planId}/versions`

  async function load(): Promise<void> {
    try {
      setVersions((await requestJson<VersionList>('GET', path)).versions)
    } catch {
      setVersions('failed')
    }
  }
  useEffect(() => {
    if (isSaved && companyId !== undefined && !isOffline) void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Loaded again whenever there is a connection.
  }, [isSaved, companyId, isOffline, planId])

  return {
    versions,
    isOffline,
    load,
    /** Without a name: because an earlier version is about to come back. */
    save: (label: string | null) =>
      requestJson('POST', '/api/plans/versions', { companyId, planId, label }).then(load),
    read: async (versionId: string) =>
      (await requestJson<VersionAnswer>('GET', `${path}/${versionId}`)).content,
  }
}
