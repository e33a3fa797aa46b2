import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form, type FormSchema } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { OwnerSelect } from '../../work/OwnerSelect.tsx'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { OWNER } from '../definition/metric-definition.text.ts'
import { refuse } from '../metrics.refusals.ts'
import { targetText } from '../values/week-note.rules.ts'
import { MOST_PASTED, type PastedStarter, pastedStarters, type Starter, SUGGESTED } from './starters.rules.ts'
import {
  addMetrics,
  CHOOSE_A_METRIC,
  howToPaste,
  notRead,
  PASTE,
  STARTERS_EXPLAINED,
  STARTERS_TITLE,
  SUGGESTED_METRICS,
} from './starters.text.ts'

type StartersDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teamId: string }

/** Several metrics at once: those ticked of a suggested scorecard, and those pasted from a spreadsheet. */
export default function StartersDialog({ teamId, ...dialog }: StartersDialogProps) {
  return (
    <Dialog {...dialog} title={STARTERS_TITLE} description={STARTERS_EXPLAINED}>
      <StartersForm teamId={teamId} onDone={() => dialog.onOpenChange(false)} />
    </Dialog>
  )
}

type Choice = { names: string[]; ownerId: string }

const read = (form: FormReader) => ({ names: form.all('starter'), ownerId: form.raw('ownerId') })

const schema: FormSchema<Choice> = {
  safeParse(entered) {
    const choice = entered as Choice
    if (choice.names.length === 0) return invalid('pasted', CHOOSE_A_METRIC)
    if (choice.ownerId === '') return invalid('ownerId', refuse.reason('metric/owner-required').detail)
    return { success: true, data: choice }
  },
}

const invalid = (field: string, message: string) => ({
  success: false as const,
  error: { issues: [{ path: [field], message }] },
})

function StartersForm({ teamId, onDone }: { teamId: string; onDone: () => void }) {
  const mutate = useMutate()
  const [pasted, setPasted] = useState<readonly PastedStarter[]>([])
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => new Set(SUGGESTED.map(nameOf)))
  const offered: readonly PastedStarter[] = [...SUGGESTED, ...pasted]

  function tick(name: string, isTicked: boolean): void {
    const next = new Set(unticked)
    if (isTicked) next.delete(name)
    else next.add(name)
    setUnticked(next)
  }

  /** Adds them up to the first that is refused. */
  function add({ names, ownerId }: Choice): void {
    const chosen = offered.filter(({ name }) => names.includes(name))
    const common = { teamId, ownerId, description: null }
    const isRefused = chosen.some(({ unread: _unread, ...starter }) =>
      mutate(createMetric, { ...starter, ...common, id: newId() }),
    )
    if (!isRefused) onDone()
  }

  return (
    <Form schema={schema} read={read} onSubmit={add}>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">{SUGGESTED_METRICS}</legend>
        {offered.map((starter) => (
          <Checkbox
            key={starter.name}
            name="starter"
            value={starter.name}
            label={<span className="break-words">{starter.name}</span>}
            description={
              starter.unread ? (
                <span className="[overflow-wrap:anywhere]">{notRead(starter.unread)}</span>
              ) : (
                targetText(starter)
              )
            }
            checked={!unticked.has(starter.name)}
            onChange={({ target }) => tick(starter.name, target.checked)}
          />
        ))}
      </fieldset>
      <TextArea
        label={PASTE}
        name="pasted"
        description={howToPaste(MOST_PASTED)}
        maxLength={20_000}
        onChange={({ target }) => setPasted(pastedStarters(target.value))}
      />
      <OwnerSelect label={OWNER} name="ownerId" teamId={teamId} />
      <DialogActions>
        <SubmitButton>{addMetrics(offered.filter(({ name }) => !unticked.has(name)).length)}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

const nameOf = ({ name }: Starter): string => name
