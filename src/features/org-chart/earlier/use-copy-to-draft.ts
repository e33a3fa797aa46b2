import { useSyncClient } from '../../../sync/browser/context.ts'
import { useLive } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import type { Live } from '../../../sync/live-query.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { type OrgCharts, orgChartsInSight } from '../charts/charts.queries.ts'
import { before, COPIED_TO_DRAFT, NOT_COPIED } from './earlier.text.ts'
import type { EarlierChart } from './earlier.requests.ts'

/** Makes a draft of an earlier chart, and opens it. */
export function useCopyToDraft(
  open: (chartId: string) => void,
): (chart: Pick<EarlierChart, 'id' | 'label'>) => Promise<void> {
  const client = useSyncClient()
  const companyId = useLive(myCompany, {})?.id
  return async ({ id, label }) => {
    const made = { id: newId(), name: before(label).slice(0, 100) }
    try {
      await requestJson('POST', `/api/org-chart/${companyId}/earlier/${id}/draft`, made)
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(NOT_COPIED, detail ?? title)
      return
    }
    toast.success(COPIED_TO_DRAFT, made.name)
    // The answer may come before the draft does, and until then its address leads to none.
    await arrival(client.live(orgChartsInSight, {}), made.id)
    open(made.id)
  }
}

/** Resolves once the draft is here. */
const arrival = (charts: Live<OrgCharts>, draftId: string): Promise<void> =>
  new Promise((resolve) => {
    const end = charts.subscribe(look)
    function look() {
      const outcome = charts.current()
      if (!outcome || !('value' in outcome) || !outcome.value.drafts.some(({ id }) => id === draftId)) return
      end()
      resolve()
    }
    look()
  })
