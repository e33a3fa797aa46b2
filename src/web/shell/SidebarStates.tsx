import { type ReactNode, useState } from 'react'
import { LABS } from '../../features/companies/choices.rules.ts'
import { DiagnosticsPage } from '../../features/platform/diagnostics/DiagnosticsPage.tsx'
import { SIDEBAR, SIDEBAR_EXPLAINED } from '../../features/platform/diagnostics/diagnostics.text.ts'
import { levelCan } from '../../features/rights/capabilities.rules.ts'
import { LEVELS } from '../../features/rights/levels.rules.ts'
import { LEVEL_LABELS } from '../../features/rights/rights.text.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Failure } from '../../ui/ErrorBoundary.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CompanyError } from './CompanySwitcher.tsx'
import { COMPANY_ERROR, REST_WORKS, SIDEBAR_FAILED } from './shell.text.ts'
import { SidebarDrawer } from './SidebarDrawer.tsx'
import { SidebarPages, type SidebarPagesProps } from './SidebarNav.tsx'
import {
  ADMINISTRATOR,
  COMPANY_FAILS,
  COMPANY_LOADS,
  FOLDED,
  LABS_ON,
  LOADING_STATE,
  NO_COMPANY_STATE,
  ON_PHONES,
  OPEN_DRAWER,
} from './sidebar-states.text.ts'

const plain: SidebarPagesProps = {
  wide: true,
  level: 'member',
  labs: [],
  seesPlans: true,
  hasModel: true,
  company: 'here',
  isAdministrator: false,
}
const EXAMPLES = {
  helpEmail: 'help@quarterdeck.example',
  feedbackUrl: 'https://feedback.quarterdeck.example',
}

const states: readonly (readonly [string, SidebarPagesProps])[] = [
  ...LEVELS.map(
    (level) =>
      [LEVEL_LABELS[level], { ...plain, level, seesPlans: levelCan(level, 'strategic_planning') }] as const,
  ),
  [NO_COMPANY_STATE, { ...plain, level: null }],
  [LABS_ON, { ...plain, level: 'director', labs: LABS }],
  [ADMINISTRATOR, { ...plain, level: 'director', isAdministrator: true, contacts: EXAMPLES }],
  [COMPANY_LOADS, { ...plain, level: 'director', company: 'loading' }],
  [COMPANY_FAILS, { ...plain, level: 'director', company: 'failed' }],
  [FOLDED, { ...plain, level: 'director', wide: false }],
]

/** The sidebar as each kind of person has it, and as it is when something fails, all from its own parts. */
export function SidebarStates() {
  return (
    <DiagnosticsPage title={SIDEBAR} about={SIDEBAR_EXPLAINED}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(([name, props]) => (
          <State key={name} name={name} folded={!props.wide}>
            <SidebarPages {...props} />
          </State>
        ))}
        <DrawerState />
        <State name={LOADING_STATE}>
          <SkeletonRows rows={6} />
        </State>
        <State name={COMPANY_ERROR}>
          <CompanyError wide retry={reload} />
        </State>
        <State name={SIDEBAR_FAILED}>
          <Failure title={SIDEBAR_FAILED} detail={REST_WORKS} onRetry={reload} />
        </State>
      </div>
    </DiagnosticsPage>
  )
}

/** On phones the sidebar is a drawer; it opens here at any width. */
function DrawerState() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={ON_PHONES} className="grid justify-items-start gap-1.5">
      <h2 className="font-semibold">{ON_PHONES}</h2>
      <Button onClick={() => setOpen(true)}>{OPEN_DRAWER}</Button>
      <SidebarDrawer open={isOpen} onOpenChange={setOpen} />
    </section>
  )
}

const reload = (): void => location.reload()

const State = ({ name, folded, children }: { name: string; folded?: boolean; children: ReactNode }) => (
  <section aria-label={name} className="grid gap-1.5">
    <h2 className="font-semibold">{name}</h2>
    <div
      className={cx(
        'rounded-lg border border-line bg-sunken p-2',
        folded ? 'w-(--sidebar-icons)' : 'w-(--sidebar)',
      )}
    >
      {children}
    </div>
  </section>
)
