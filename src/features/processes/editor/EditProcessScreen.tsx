import { Link, Navigate } from '@tanstack/react-router'
import { ChevronLeft, Send } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { IfSwitchedOn } from '../../companies/labs/IfSwitchedOn.tsx'
import { NotThere } from '../page/ProcessScreen.tsx'
import { ProcessActions } from '../page/ProcessActions.tsx'
import { useOpenProcess } from '../page/use-open-process.ts'
import { editOf, PROCESS, PUBLISH, SHOW_PROCESS } from '../processes.text.ts'
import type { Editing } from './editing.ts'
import { ProcessName } from './ProcessName.tsx'
import { ProcessSettings } from './ProcessSettings.tsx'
import { StepCards } from './StepCards.tsx'

const PublishDialog = later(() => import('./PublishDialog.tsx'))

/** Where a process is written, by its owner and those who manage its team. */
export const EditProcessScreen = () => (
  <IfSwitchedOn lab="process">
    <Opened />
  </IfSwitchedOn>
)

function Opened() {
  const open = useOpenProcess()
  if (open?.process && open.mayEdit) return <Editor key={open.id} open={open} process={open.process} />
  if (open) return <Navigate to="/process/$processId" params={{ processId: open.id }} replace />
  return (
    <>
      <PageHeader title={PROCESS} />
      {open === undefined ? <SkeletonRows rowHeight="h-16" /> : <NotThere />}
    </>
  )
}

function Editor({ open, process }: Editing) {
  const [publishing, publish] = useState(false)
  usePreload(PublishDialog)
  const isNew = !open.published || open.hasChanges
  return (
    <>
      <PageHeader
        title={editOf(process.name)}
        actions={
          <>
            <Button
              variant="primary"
              icon={<Send aria-hidden />}
              disabled={!isNew || open.steps.length === 0}
              onClick={() => publish(true)}
            >
              {PUBLISH}
            </Button>
            <ProcessActions open={open} />
          </>
        }
      >
        <Link to="/process/$processId" params={{ processId: open.id }} className={buttonClass('ghost', 'sm')}>
          <ChevronLeft aria-hidden />
          {SHOW_PROCESS}
        </Link>
      </PageHeader>
      <div className="grid gap-x-8 gap-y-6 px-4 pb-24 xl:grid-cols-[minmax(0,48rem)_18rem]">
        <div className="min-w-0">
          <ProcessName process={process} />
          <StepCards open={open} process={process} />
        </div>
        <ProcessSettings open={open} process={process} />
      </div>
      {publishing && <PublishDialog open onOpenChange={publish} editing={{ open, process }} />}
    </>
  )
}
