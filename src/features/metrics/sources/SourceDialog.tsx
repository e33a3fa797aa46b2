import { type MouseEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import { type FormReader, formReader } from '../../../ui/form-reader.ts'
import { SAVE } from '../../../ui/layers.text.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { Select } from '../../../ui/Select.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Metric } from '../metrics.table.ts'
import { draftOf } from './source-draft.ts'
import { FROM, KINDS, NOT_DONE, SET_UP_TITLE, TRY } from './source.text.ts'
import { HttpFields, ScheduleFields, SqlFields } from './SourceFields.tsx'
import { httpInput, type SourceState, sqlInput, type Trial } from './sources.requests.ts'
import { TrialResult } from './TrialResult.tsx'

type SourceFormProps = {
  place: { companyId: string; metricId: string }
  state: SourceState
  unit: Metric['unit']
  onSaved: () => void
}

type SourceDialogProps = SourceFormProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks what fills a metric and when, and shows what it would enter. */
export default function SourceDialog({ open, onOpenChange, ...form }: SourceDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={SET_UP_TITLE} size="lg">
      <SourceForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function SourceForm({ place, state, unit, onSaved, onClose }: SourceFormProps & { onClose: () => void }) {
  const { source, dataSources } = state
  const [kind, setKind] = useState(source?.kind ?? 'http')
  const [trial, setTrial] = useState<Trial | null>(null)
  const [trying, setTrying] = useState(false)
  const timeZone = source?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const schema = kind === 'http' ? httpInput : sqlInput
  const read = (form: FormReader) => draftOf(form, place, kind, timeZone)

  async function tryIt({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const parsed = schema.safeParse(read(formReader(new FormData(form!))))
    // Submitting says what is missing.
    if (!parsed.success) return form!.requestSubmit()
    setTrying(true)
    await requestJson<Trial>('POST', '/api/metrics/source/try', parsed.data).then(
      setTrial,
      (error: unknown) => {
        const { title, detail } = problemOf(error)
        toast.error(title || NOT_DONE, detail)
      },
    )
    setTrying(false)
  }
  const save = async (input: unknown) => {
    await requestJson('POST', '/api/metrics/source', input)
    onClose()
    onSaved()
  }
  return (
    <Form<unknown> schema={schema} read={read} onSubmit={save}>
      {dataSources !== null && (
        <Select
          label={FROM}
          name="kind"
          options={KINDS}
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
        />
      )}
      {kind === 'http' ? (
        <HttpFields source={source?.kind === 'http' ? source : null} />
      ) : (
        <SqlFields source={source?.kind === 'sql' ? source : null} dataSources={dataSources ?? []} />
      )}
      <ScheduleFields source={source} timeZone={timeZone} />
      {trial && <TrialResult trial={trial} unit={unit} />}
      <DialogActions
        start={
          <Button pending={trying} onClick={(event) => void tryIt(event)}>
            {TRY}
          </Button>
        }
      >
        <SubmitButton>{SAVE}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
