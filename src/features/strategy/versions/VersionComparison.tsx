import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useMoment } from '../../comments/use-moment.ts'
import { WordDifference } from '../../revisions/WordDifference.tsx'
import { usePlan } from '../plan-context.ts'
import { BLOCK_NAMES, FIELD_LABELS, LIST_LABELS } from '../strategy.text.ts'
import { contentOf, type Difference, differencesOf, type PlanContent } from './plan-content.rules.ts'
import type { useVersions } from './use-versions.ts'
import { useVersionName } from './use-version-name.ts'
import type { ListedVersion } from './versions.requests.ts'
import { BACK, EARLIER, LATER, NO_DIFFERENCE, NOW, partOf, VERSIONS_NOT_LOADED } from './versions.text.ts'

type VersionComparisonProps = {
  versions: readonly ListedVersion[]
  /** The version that is compared with the present at first. */
  first: string
  read: ReturnType<typeof useVersions>['read']
  onBack: () => void
}

/** Stands for what the plan says now. */
const PRESENT = 'present'

/** Any two versions of the open plan, or one and the present, word by word. */
export function VersionComparison({ versions, first, read, onBack }: VersionComparisonProps) {
  const nameOf = useVersionName()
  const momentOf = useMoment()
  const [earlier, setEarlier] = useState(first)
  const [later, setLater] = useState(PRESENT)
  const options = [
    { value: PRESENT, label: NOW },
    ...versions.map((version) => ({
      value: version.id,
      label: nameOf(version),
      detail: momentOf(version.createdAt),
    })),
  ]
  return (
    <>
      <p>
        <Button size="sm" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {BACK}
        </Button>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label={EARLIER} name="earlier" value={earlier} onChange={setEarlier} options={options} />
        <Select label={LATER} name="later" value={later} onChange={setLater} options={options} />
      </div>
      <Differences key={`${earlier} ${later}`} {...{ earlier, later, read }} />
    </>
  )
}

type DifferencesProps = { earlier: string; later: string; read: VersionComparisonProps['read'] }

function Differences({ earlier, later, read }: DifferencesProps) {
  const { texts, items } = usePlan()
  const [loaded, setLoaded] = useState<readonly [PlanContent | null, PlanContent | null] | 'failed'>()
  const of = (id: string) => (id === PRESENT ? Promise.resolve(null) : read(id))
  const load = () => Promise.all([of(earlier), of(later)]).then(setLoaded, () => setLoaded('failed'))
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Its key changes with what is compared.
  }, [])
  if (loaded === 'failed') return <ErrorState title={VERSIONS_NOT_LOADED} onRetry={() => void load()} />
  if (!loaded) return <SkeletonRows rows={4} rowHeight="h-14" />
  const present = contentOf(texts, items)
  const found = differencesOf(loaded[0] ?? present, loaded[1] ?? present)
  return (
    <>
      {found.length === 0 && <p className="text-soft">{NO_DIFFERENCE}</p>}
      {found.map((one) => (
        <section key={nameOf(one)} className="border-t border-line pt-3">
          <h3 className="pb-1 text-[0.8125rem] font-semibold">{nameOf(one)}</h3>
          <WordDifference before={one.before} after={one.after} />
        </section>
      ))}
    </>
  )
}

const nameOf = ({ block, of }: Difference): string =>
  partOf(BLOCK_NAMES[block], 'field' in of ? FIELD_LABELS[of.field] : LIST_LABELS[of.list])
