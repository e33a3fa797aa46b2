import { SyncContext } from '../../sync/browser/context.ts'
import type { RefusalText } from '../../sync/refusal.ts'
import { Button } from '../Button.tsx'
import { Form } from '../Form.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { TextArea } from '../TextArea.tsx'
import { TitleField } from '../TitleField.tsx'
import { toast } from '../toast.ts'
import { Opener } from './Opener.tsx'
import { Part } from './Part.tsx'
import { addInstrument, answering, readInstrument, REFUSAL } from './sample.ts'

const ID = '01920000-0000-7000-8000-000000000000'

export function Forms() {
  return (
    <>
      <Part name="Form" about="Takes a second to answer; the second form is always refused." layout="columns">
        <SampleForm refusal={null} />
        <SampleForm refusal={REFUSAL} />
      </Part>
      <Part name="SubmitButton" about="Busy while its form is being sent.">
        <SubmitButton>Save</SubmitButton>
        <SubmitButton variant="danger">Delete</SubmitButton>
        <SubmitButton disabled>Disabled</SubmitButton>
      </Part>
      <Part name="FormDialog">
        <SampleDialog label="Accepted" answer={null} />
        <SampleDialog label="Refused" answer={REFUSAL} />
        <SampleDialog label="Only when valid" answer={null} needsValid />
        <SampleDialog label="One after the other" answer={null} offersAnother />
        <SampleDialog
          label="With a second action"
          answer={null}
          start={<Button variant="ghost">Import …</Button>}
        />
      </Part>
    </>
  )
}

function SampleForm({ refusal }: { refusal: RefusalText | null }) {
  async function save() {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    // oxlint-disable-next-line typescript/only-throw-error -- A form shows whatever has a title.
    if (refusal) throw refusal
    toast.success('Instrument added')
  }
  return (
    <Form schema={addInstrument.schema} read={(form) => readInstrument(form, ID)} onSubmit={save}>
      <InstrumentFields />
      <SubmitButton className="justify-self-start">Save</SubmitButton>
    </Form>
  )
}

type SampleDialogProps = Pick<Parameters<typeof FormDialog>[0], 'needsValid' | 'offersAnother' | 'start'> & {
  label: string
  answer: RefusalText | null
}

function SampleDialog({ label, answer, ...rest }: SampleDialogProps) {
  return (
    <SyncContext value={answering(answer)}>
      <Opener label={label}>
        {(layer) => (
          <FormDialog
            {...layer}
            {...rest}
            title="Add instrument"
            description="Everybody in the team sees it."
            mutation={addInstrument}
            read={readInstrument}
            submitLabel="Add instrument"
            onDone={() => toast.success('Instrument added')}
          >
            <InstrumentFields />
          </FormDialog>
        )}
      </Opener>
    </SyncContext>
  )
}

function InstrumentFields() {
  return (
    <>
      <TitleField name="name" label="Name" />
      <TextArea name="note" label="Note" />
    </>
  )
}
