import { EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { useBeingAt, useOthersAt } from '../../sync/browser/use-here.ts'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { onePerson } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { keyForRow } from '../work/row-keys.ts'
import { BlockActions } from './BlockActions.tsx'
import { enterFields } from './enter-fields.ts'
import type { Block } from './plan-blocks.rules.ts'
import { readersIn, usePlan } from './plan-context.ts'
import { BLOCK_NAMES, blockOf, LIVE, onlyTeamSees } from './strategy.text.ts'
import { isKeptBack } from './strategy.table.ts'

const MadeOfBlock = later(() => import('./MadeOfBlock.tsx'))
const BlockHistoryDialog = later(() => import('./BlockHistoryDialog.tsx'))

/** Where somebody is who writes a plan; which block is what they are at. */
export const PLAN_PLACE = 'plan'

type PlanBlockProps = {
  block: Block
  title?: string
  /** Below its title, such as how many entries are advised. */
  aside?: ReactNode
  /** Whether it shows rows of other screens as they are now. */
  isLive?: boolean
  /** Begins a new page in print. */
  startsPage?: boolean
  children: ReactNode
}

/** A block of the open plan: its name beside its content, and a frame while somebody edits it. E leads into it, H shows its history. */
export function PlanBlock({
  block,
  title = BLOCK_NAMES[block],
  aside,
  isLive,
  startsPage,
  children,
}: PlanBlockProps) {
  const id = useId()
  const open = usePlan()
  const { plan, team, name, mayEdit, Review } = open
  const [focused, setFocused] = useState(false)
  const [seeingHistory, seeHistory] = useState(false)
  const scope = readersScope(readersIn(open, block))
  const what = `${plan?.id ?? team.id} ${block}`
  useBeingAt(mayEdit && focused ? { scope, place: PLAN_PLACE, what } : null)
  const writer = useOthersAt(scope, PLAN_PLACE).find((one) => one.what === what)
  const keptBack = plan && isKeptBack(plan, block)
  const seesBlock = useActor().sees(scope)
  const hasHistory = plan !== undefined && seesBlock && !isLive

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const key = keyForRow(event)?.toLowerCase()
    if (key === 'e' && mayEdit && enterFields(event.currentTarget)) event.preventDefault()
    if (key !== 'h' || !hasHistory) return
    event.preventDefault()
    seeHistory(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles E and the focus of the fields in it.
    <section
      aria-label={blockOf(title, name)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A stop for E, which leads into its fields, and H, which shows their history.
      tabIndex={0}
      data-plan-block={block}
      onKeyDown={pressKey}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
      className={cx(
        'group/block relative grid break-inside-avoid gap-x-4 gap-y-2 border-t border-line py-3.5 [p+&]:border-t-0 @lg/column:grid-cols-[7.75rem_minmax(0,1fr)]',
        startsPage && 'print:break-before-page',
        mayEdit &&
          'outline-offset-4 focus-within:outline-1 focus-within:outline-control-line focus-visible:outline-2 focus-visible:outline-focus',
      )}
    >
      {writer && <Writer personId={writer.personId} />}
      <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2">
        <h3 id={id} className="text-[0.8125rem] font-semibold">
          {title}
        </h3>
        <BlockActions
          block={block}
          title={title}
          onHistory={hasHistory ? () => seeHistory(true) : undefined}
        />
        {aside && (
          <div className="text-xs text-soft max-md:flex max-md:basis-full max-md:flex-wrap max-md:items-center max-md:gap-x-3">
            {aside}
          </div>
        )}
        {isLive && (
          <p className="mt-1 flex items-center gap-1 text-xs text-good-ink">
            <span aria-hidden className="size-1.5 rounded-full bg-good-edge" />
            {LIVE}
          </p>
        )}
        {keptBack && (
          <p className="mt-1 flex gap-1 text-xs text-warn-ink">
            <EyeOff aria-hidden className="mt-0.5 size-3 shrink-0" />
            {onlyTeamSees(team.name)}
          </p>
        )}
      </div>
      {seesBlock && <div className="min-w-0">{children}</div>}
      {plan && seesBlock && <MadeOfBlock planId={plan.id} block={block} />}
      {seesBlock && Review && <Review block={block} />}
      {seeingHistory && <BlockHistoryDialog open onOpenChange={seeHistory} block={block} title={title} />}
    </section>
  )
}

function Writer({ personId }: { personId: string }) {
  const person = useLive(onePerson, { personId })
  if (!person) return null
  return (
    <span className="absolute -top-2.5 right-16 max-w-40 truncate rounded bg-warn-tint px-1.5 text-xs leading-5 text-warn-ink print:hidden">
      {displayName(person)}
    </span>
  )
}
