import { useWatched } from '../../../ui/use-watched.ts'
import type { ExportsAnswer } from './exports.requests.ts'

const isUnderWay = ({ isBusy, export: latest }: ExportsAnswer): boolean =>
  isBusy || latest?.state === 'waiting' || latest?.state === 'running'

/** The person's latest export, followed while one is being made. */
export const useExportState = (companyId: string) =>
  useWatched<ExportsAnswer>(`/api/exports/${companyId}`, isUnderWay)
