import { useLive } from '../../sync/browser/react.ts'
import { madeIn } from '../made/made.queries.ts'
import { MadeLinks } from '../made/MadeLinks.tsx'
import type { Block } from './plan-blocks.rules.ts'
import { readersIn, usePlan } from './plan-context.ts'

type MadeOfBlockProps = { planId: string; block: Block }

/** The issues that meetings have made of a block. */
export default function MadeOfBlock({ planId, block }: MadeOfBlockProps) {
  const made = useLive(madeIn, { place: 'plan', originId: planId, ...readersIn(usePlan(), block) }) ?? []
  return (
    <MadeLinks
      made={made.filter(({ part }) => part === block)}
      className="max-w-2xl print:hidden @lg/column:col-start-2"
    />
  )
}
