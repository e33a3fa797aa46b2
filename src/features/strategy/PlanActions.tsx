import { Archive, Ellipsis, FileDown, FileUp, History, RotateCcw, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toast, toastUndo } from '../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../ui/ui.text.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import type { FileChooser } from '../../ui/HiddenFileField.tsx'
import { ImportPlan } from './ImportPlan.tsx'
import { type OpenPlan, usePlan } from './plan-context.ts'
import PlanPrint from './print/PlanPrint.tsx'
import type { FileForm } from './save-plan.ts'
import { archivePlan, restorePlan } from './strategy.mutations.ts'
import { archivedPlans } from './strategy.queries.ts'
import {
  ARCHIVE_PLAN,
  archivedOn,
  EXPORT_JSON,
  EXPORT_MARKDOWN,
  IMPORT_JSON,
  MORE,
  PLAN_ARCHIVED,
  PLAN_RESTORED,
  SHARE,
} from './strategy.text.ts'
import { VERSIONS } from './versions/versions.text.ts'
import { WhoIsWriting } from './WhoIsWriting.tsx'

const VersionsDialog = later(() => import('./versions/VersionsDialog.tsx'))
const ShareDialog = later(() => import('./ShareDialog.tsx'))

const saveAs = (plan: OpenPlan, form: FileForm): Promise<void> =>
  import('./save-plan.ts').then(
    ({ savePlan }) => savePlan(plan, form),
    () => toast.error(PART_NOT_LOADED, CHECK_CONNECTION),
  )

/** What can be done with the open plan as a whole. */
export default function PlanActions() {
  const open = usePlan()
  const { plan, team, mayEdit } = open
  const [sharing, share] = useState(false)
  const [seeingVersions, seeVersions] = useState(false)
  const importer = useRef<FileChooser>(null)
  const today = useToday()
  const mutate = useMutate()
  const archived = useLive(archivedPlans, { teamId: team.id }) ?? []

  function archive(planId: string) {
    if (mutate(archivePlan, { planId })) return
    toastUndo(PLAN_ARCHIVED, open.name, () => mutate(restorePlan, { planId }))
  }

  return (
    <>
      <WhoIsWriting />
      {plan && mayEdit && (
        <Button icon={<Share2 aria-hidden />} onClick={() => share(true)}>
          {SHARE}
        </Button>
      )}
      {plan && mayEdit && (
        <Button icon={<History aria-hidden />} onClick={() => seeVersions(true)}>
          <span className="max-md:sr-only">{VERSIONS}</span>
        </Button>
      )}
      <PlanPrint />
      <Menu
        label={MORE}
        align="end"
        trigger={<IconButton label={MORE} icon={<Ellipsis aria-hidden />} />}
        sections={[
          {
            entries: [
              {
                label: EXPORT_JSON,
                icon: <FileDown aria-hidden />,
                onSelect: () => void saveAs(open, 'json'),
              },
              {
                label: EXPORT_MARKDOWN,
                icon: <FileDown aria-hidden />,
                onSelect: () => void saveAs(open, 'md'),
              },
              ...(mayEdit
                ? [
                    {
                      label: IMPORT_JSON,
                      icon: <FileUp aria-hidden />,
                      onSelect: () => importer.current?.choose(),
                    },
                  ]
                : []),
            ],
          },
          ...(mayEdit
            ? [
                {
                  entries: plan
                    ? [
                        {
                          label: ARCHIVE_PLAN,
                          icon: <Archive aria-hidden />,
                          onSelect: () => archive(plan.id),
                        },
                      ]
                    : archived.slice(0, 3).map(({ id, archivedAt }) => ({
                        label: archivedOn(dayLabel(dayOf(archivedAt), today)),
                        icon: <RotateCcw aria-hidden />,
                        onSelect: () => {
                          if (!mutate(restorePlan, { planId: id })) toast.success(PLAN_RESTORED)
                        },
                      })),
                },
              ]
            : []),
        ]}
      />
      {mayEdit && <ImportPlan ref={importer} />}
      {seeingVersions && plan && <VersionsDialog open onOpenChange={seeVersions} planId={plan.id} />}
      {sharing && plan && <ShareDialog open onOpenChange={share} plan={plan} />}
    </>
  )
}
