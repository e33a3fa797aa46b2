import { useWatched } from '../use-watched.ts'
import type { ImportsAnswer } from './imports.requests.ts'

const isUnderWay = ({ import: latest }: ImportsAnswer): boolean =>
  latest?.state === 'checking' || latest?.state === 'importing'

/** The company's latest import, followed while somebody works on it. */
export const useImportState = (companyId: string) =>
  useWatched<ImportsAnswer>(`/api/imports/${companyId}`, isUnderWay)
