import { FlaskConical } from 'lucide-react'
import type { Lab } from '../features/companies/choices.rules.ts'
import { IfSwitchedOn } from '../features/companies/labs/IfSwitchedOn.tsx'
import { LAB_LABELS } from '../features/companies/labs/labs.text.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { WHY_CLOSED } from './shell/shell.text.ts'

export const AnalyticsPage = () => <Announced lab="analytics" />

/** A part that can be switched on before this server has it. */
const Announced = ({ lab }: { lab: Lab }) => (
  <IfSwitchedOn lab={lab}>
    <PageHeader title={LAB_LABELS[lab]} />
    <EmptyState icon={<FlaskConical aria-hidden />} text={WHY_CLOSED.unavailable} />
  </IfSwitchedOn>
)
