import { session } from '../../accounts/sessions/session-resource.ts'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Checkbox.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LABS as CHOICES } from '../choices.rules.ts'
import { canUpdateCompany } from '../companies.access.ts'
import { setLab } from '../companies.mutations.ts'
import { myCompany } from '../companies.queries.ts'
import { LABS_PLACE } from './labs-place.ts'
import { LAB_LABELS, LAB_SENTENCES, LABS, LABS_BY_DIRECTORS, LABS_EXPLAINED, NO_MODEL } from './labs.text.ts'

/** What directors may switch on for the company before everybody has it. */
export function LabsCard() {
  const labs = useLive(myCompany, {})?.labs
  const { hasModel = false } = session.use().data ?? {}
  const mutate = useMutate()
  const mayChange = canUpdateCompany(useActor())
  return (
    <div id={LABS_PLACE}>
      <Card title={LABS} description={mayChange ? LABS_EXPLAINED : `${LABS_EXPLAINED} ${LABS_BY_DIRECTORS}`}>
        {labs ? (
          <div ref={showIfAsked} className="grid gap-2">
            {CHOICES.map((lab) => (
              <Switch
                key={lab}
                label={LAB_LABELS[lab]}
                description={
                  lab === 'ai-thought-partner' && !hasModel
                    ? `${LAB_SENTENCES[lab]} ${NO_MODEL}`
                    : LAB_SENTENCES[lab]
                }
                checked={labs.includes(lab)}
                disabled={!mayChange}
                onChange={({ target }) => void mutate(setLab, { lab, isOn: target.checked })}
              />
            ))}
          </div>
        ) : (
          <Skeleton className="h-24" />
        )}
      </Card>
    </div>
  )
}

/** They are far down, and come later than the page does, as what stands above them. */
function showIfAsked(labs: HTMLElement | null): void {
  if (location.hash === `#${LABS_PLACE}`) labs?.scrollIntoView({ block: 'center' })
}
