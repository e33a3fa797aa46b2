import { Link } from '@tanstack/react-router'
import { Workflow } from 'lucide-react'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { IfSwitchedOn } from '../../companies/labs/IfSwitchedOn.tsx'
import { ALL_PROCESSES, NOT_THERE, PROCESS } from '../processes.text.ts'
import { ProcessPaper } from './ProcessPaper.tsx'
import { useOpenProcess } from './use-open-process.ts'

/** A process as its readers see it; one that is not published yet, as its team writes it. */
export const ProcessScreen = () => (
  <IfSwitchedOn lab="process">
    <Opened />
  </IfSwitchedOn>
)

function Opened() {
  const open = useOpenProcess()
  if (open) return <ProcessPaper key={open.id} open={open} />
  return (
    <>
      <PageHeader title={PROCESS} />
      {open === undefined ? <SkeletonRows rowHeight="h-16" /> : <NotThere />}
    </>
  )
}

export const NotThere = () => (
  <EmptyState
    icon={<Workflow aria-hidden />}
    text={NOT_THERE}
    action={
      <Link to="/process" className={buttonClass()}>
        {ALL_PROCESSES}
      </Link>
    }
  />
)
