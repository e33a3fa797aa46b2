import { useActor, useLive } from '../../sync/browser/react.ts'
import { madeIn } from '../made/made.queries.ts'
import { personally } from '../made/made.rules.ts'
import { MADE_FROM_HERE } from '../made/made.text.ts'
import { MadeLinks } from '../made/MadeLinks.tsx'
import { useSheet } from './sheet-context.ts'

/** What the actor has made of the fit of somebody in the quarter on the screen. */
export function MadeOfFit({ personId }: { personId: string }) {
  const { quarter } = useSheet()
  const readers = personally(useActor().id)
  const all = useLive(madeIn, { place: 'fit', originId: personId, ...readers }) ?? []
  const made = all.filter(({ part }) => part === quarter)
  if (made.length === 0) return null
  return (
    <section aria-label={MADE_FROM_HERE}>
      <h3 className="pb-1 font-semibold">{MADE_FROM_HERE}</h3>
      <MadeLinks made={made} />
    </section>
  )
}
