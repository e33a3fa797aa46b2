import { useLive } from '../../../sync/browser/react.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useForm } from '../../../ui/form-context.ts'
import type { FormReader } from '../../../ui/form-reader.ts'
import { SAVE } from '../../../ui/layers.text.ts'
import { requestJson } from '../../../ui/request.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { useFirstProposed } from '../../../ui/use-first-proposed.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { TeamSelect } from '../../work/TeamSelect.tsx'
import { MESSAGE_EVENTS } from '../messages/messages.rules.ts'
import { WEBHOOK_EVENTS } from './events.rules.ts'
import {
  ADDRESS_LENGTH,
  changedHookInput,
  type ListedHook,
  newHookInput,
  type NewSecret,
} from './hooks.requests.ts'
import { ADD, ADDRESS, ADDRESS_HINT, EDIT, EVENT_LABELS, EVENTS, KEPT_ADDRESS } from './hooks.text.ts'

type HookDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  companyId: string
  kind: ListedHook['kind']
  /** The one to edit; a new one if left out. */
  hook?: ListedHook
  /** Gets the secret of a new webhook. */
  onSaved: (secret: string | null) => void
}

/** Asks where to send what. */
export function HookDialog({ open, onOpenChange, hook, kind, ...form }: HookDialogProps) {
  const title = (hook ? EDIT : ADD)[kind]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <HookForm {...form} kind={kind} hook={hook} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type HookFormProps = Pick<HookDialogProps, 'companyId' | 'kind' | 'onSaved'> & {
  hook: ListedHook | undefined
  onClose: () => void
}

function HookForm({ companyId, kind, hook, onSaved, onClose }: HookFormProps) {
  const teams = useLive(myTeams, {}) ?? []
  const [teamId = '', setTeamId] = useFirstProposed(teams[0]?.id)
  const read = (form: FormReader) => {
    const common = { companyId, events: form.all('events') }
    if (hook) return { ...common, hookId: hook.id, address: form.optional('address') ?? undefined }
    const made = { ...common, kind, address: form.text('address') }
    return kind === 'message' ? { ...made, teamId: form.text('teamId') } : made
  }
  const save = async (input: unknown) => {
    const saved = await requestJson<Partial<NewSecret>>('POST', `/api/hooks${hook ? '/change' : ''}`, input)
    onClose()
    onSaved(saved.secret ?? null)
  }
  return (
    <Form<unknown> schema={hook ? changedHookInput : newHookInput} read={read} onSubmit={save}>
      {kind === 'message' && !hook && <TeamSelect teamId={teamId} onChoose={setTeamId} />}
      <TextField
        label={ADDRESS}
        name="address"
        type="url"
        inputMode="url"
        maxLength={ADDRESS_LENGTH}
        description={hook ? KEPT_ADDRESS : ADDRESS_HINT[kind]}
        placeholder={hook ? `https://${hook.host}/…` : undefined}
      />
      <EventFields kind={kind} chosen={hook?.events} />
      <DialogActions>
        <SubmitButton>{SAVE}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

type EventFieldsProps = { kind: ListedHook['kind']; chosen: ListedHook['events'] | undefined }

function EventFields({ kind, chosen }: EventFieldsProps) {
  const problem = useForm().errors['events']
  const events = kind === 'webhook' ? WEBHOOK_EVENTS : MESSAGE_EVENTS
  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-1 font-medium">{EVENTS}</legend>
      {events.map((event, place) => (
        <Checkbox
          key={event}
          name="events"
          value={event}
          label={EVENT_LABELS[event]}
          defaultChecked={chosen ? chosen.includes(event) : kind === 'message'}
          aria-invalid={place === 0 && problem ? true : undefined}
        />
      ))}
      {problem && <p className="text-[0.8125rem] text-bad-ink">{problem}</p>}
    </fieldset>
  )
}
