import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Checkbox.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LABS as CHOICES } from '../choices.rules.ts'
import { canUpdateCompany } from '../companies.access.ts'
import { setLab } from '../companies.mutations.ts'
import { myCompany } from '../companies.queries.ts'
import { LAB_LABELS, LAB_SENTENCES, LABS, LABS_BY_DIRECTORS, LABS_EXPLAINED } from './labs.text.ts'

/** What directors may switch on for the company before everybody has it. */
export function LabsCard() {
  const labs = useLive(myCompany, {})?.labs
  const mutate = useMutate()
  const mayChange = canUpdateCompany(useActor())
  return (
    <Card title={LABS} description={mayChange ? LABS_EXPLAINED : `${LABS_EXPLAINED} ${LABS_BY_DIRECTORS}`}>
      {labs ? (
        <div className="grid gap-2">
          {CHOICES.map((lab) => (
            <Switch
              key={lab}
              label={LAB_LABELS[lab]}
              description={LAB_SENTENCES[lab]}
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
  )
}
