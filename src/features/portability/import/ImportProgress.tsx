import { Progress } from '../../../ui/Progress.tsx'
import { CHECKING, rowsOf, UPLOADING } from './import-card.text.ts'
import { TAKING_BACK } from './take-back.text.ts'
import type { ImportState } from './imports.requests.ts'

type RunningProps = {
  latest: ImportState | null
  /** How much is uploaded; null while nothing is. */
  share: number | null
  /** What it is called that rows are written. */
  written: string
}

/** How far an import has come. */
export function Running({ latest, share, written }: RunningProps) {
  if (share !== null) return <Bar label={UPLOADING} value={share} max={1} />
  if (latest?.state !== 'checking' && latest?.state !== 'importing' && latest?.state !== 'taking-back')
    return null
  const { state, rowsDone, rowsAll } = latest
  const labels = { checking: CHECKING, importing: written, 'taking-back': TAKING_BACK }
  return (
    <Bar
      label={labels[state]}
      value={rowsDone}
      max={Math.max(1, rowsAll ?? 1)}
      detail={rowsAll === null ? undefined : rowsOf(Math.min(rowsDone, rowsAll), rowsAll)}
    />
  )
}

function Bar({
  label,
  value,
  max,
  detail,
}: {
  label: string
  value: number
  max: number
  detail?: string | undefined
}) {
  return (
    <div className="grid gap-1.5" role="status">
      <p>{label}</p>
      <Progress label={label} value={value} max={max} />
      {detail !== undefined && <p className="text-[0.8125rem] text-soft tabular-nums">{detail}</p>}
    </div>
  )
}
