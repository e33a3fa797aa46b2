import { useRef } from 'react'
import { Button } from '../Button.tsx'
import { CopyField } from '../CopyField.tsx'
import { Field } from '../Field.tsx'
import { FileField } from '../FileField.tsx'
import { type FileChooser, HiddenFileField } from '../HiddenFileField.tsx'
import { QrCode } from '../QrCode.tsx'
import { NumberField } from '../NumberField.tsx'
import { SearchField } from '../SearchField.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { TitleField } from '../TitleField.tsx'
import { fieldStates } from './field-states.ts'
import { Part } from './Part.tsx'

const report = 'The second bench is calibrated.\nThe third waits for its reference weights.'

export function Fields() {
  return (
    <>
      <Part name="TextField" layout="columns">
        {fieldStates('text', 'Calibrate the second bench').map((state) => (
          <TextField key={state.name} {...state} />
        ))}
        <TextField name="text-placeholder" label="With a placeholder" placeholder="Search people" />
        <TextField name="text-hidden" label="Hidden label" hideLabel placeholder="The label is hidden" />
      </Part>
      <Part name="TitleField" layout="columns">
        <TitleField name="title-empty" label="Title" autoFocus={false} />
        <TitleField name="title" label="Title" autoFocus={false} defaultValue="Calibrate the second bench" />
        <TitleField name="title-error" label="Title" autoFocus={false} error="Enter a title." />
        <TextArea unboxed name="area-unboxed" label="Description" />
      </Part>
      <Part name="NumberField" layout="columns">
        {fieldStates('number', '1,250').map((state) => (
          <NumberField key={state.name} {...state} />
        ))}
        <NumberField name="number-unit" label="With a unit" unit="%" defaultValue="97.5" />
      </Part>
      <Part name="TextArea" layout="columns">
        {fieldStates('area', report).map((state) => (
          <TextArea key={state.name} {...state} />
        ))}
      </Part>
      <Part name="SearchField" about="Finds something on a screen." layout="columns">
        <SearchField label="Search people" value="" onChange={() => undefined} />
        <SearchField label="Search issues" value="crane" onChange={() => undefined} />
      </Part>
      <Part
        name="FileField"
        about="Chooses one file or several, or takes what is dropped on it."
        layout="columns"
      >
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          description="With the column Email."
          onFile={() => undefined}
        />
        <FileField
          label="Exported files"
          accept=".csv,.zip"
          description="Several at once; for as long as they are read, nothing else can be chosen."
          disabled
          onFiles={() => undefined}
        />
      </Part>
      <Part name="HiddenFileField" about="A button or an entry of a menu asks for one file." layout="columns">
        <AsksForFile />
      </Part>
      <Part name="CopyField" about="A long text that is to be taken elsewhere." layout="columns">
        <CopyField label="Address" value="https://harbor.example/calendar/4f1d2c" />
      </Part>
      <Part name="QrCode" about="A text that is to be taken to a phone." layout="columns">
        <QrCode label="An address" text="https://harbor.example/calendar/4f1d2c" />
      </Part>
      <Part name="Field" about="The frame of the fields above, for any other control." layout="columns">
        <Field name="time" label="Starts at" description="In the company’s time zone.">
          {(control) => <input {...control} type="time" defaultValue="09:30" className="control" />}
        </Field>
      </Part>
    </>
  )
}

function AsksForFile() {
  const file = useRef<FileChooser>(null)
  return (
    <div className="flex items-center gap-3">
      <Button onClick={() => file.current?.choose()}>Import a file…</Button>
      <HiddenFileField ref={file} label="File to import" accept=".json,application/json">
        {({ name }, onDone) => <Button onClick={onDone}>Done with {name}</Button>}
      </HiddenFileField>
    </div>
  )
}
