import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Form } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { SAVE } from '../../../ui/layers.text.ts'
import { requestJson } from '../../../ui/request.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import {
  ADD_DATABASE,
  CERTIFICATE,
  CERTIFICATE_HINT,
  DATABASE_NAME,
  EDIT_DATABASE,
  HOST,
  NAME,
  PASSWORD,
  PASSWORD_HINT,
  PASSWORD_KEPT,
  PORT,
  USE_TLS,
  USER,
} from './data-source.text.ts'
import { dataSourceInput, type ShownDataSource } from './data-sources.requests.ts'

type DataSourceDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  companyId: string
  /** The one to edit; a new one if left out. */
  dataSource?: ShownDataSource
  onSaved: () => void
}

/** Asks how to reach a database. */
export function DataSourceDialog({ open, onOpenChange, dataSource, ...form }: DataSourceDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dataSource ? EDIT_DATABASE : ADD_DATABASE}>
      <DataSourceForm {...form} dataSource={dataSource} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type DataSourceFormProps = Pick<DataSourceDialogProps, 'companyId' | 'onSaved'> & {
  dataSource: ShownDataSource | undefined
  onClose: () => void
}

function DataSourceForm({ companyId, dataSource, onSaved, onClose }: DataSourceFormProps) {
  const [tls, setTls] = useState(dataSource?.tls ?? true)
  const read = (form: FormReader) => ({
    companyId,
    id: dataSource?.id,
    name: form.text('name'),
    host: form.text('host'),
    port: form.number('port') ?? 0,
    database: form.text('database'),
    username: form.text('username'),
    password: form.raw('password') || undefined,
    tls,
    certificate: (tls && form.optional('certificate')) || undefined,
  })
  const save = async (input: unknown) => {
    await requestJson('POST', '/api/data-sources', input)
    onClose()
    onSaved()
  }
  return (
    <Form<unknown> schema={dataSourceInput} read={read} onSubmit={save}>
      <TextField label={NAME} name="name" maxLength={100} defaultValue={dataSource?.name} />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField label={HOST} name="host" spellCheck={false} defaultValue={dataSource?.host} />
        <TextField label={PORT} name="port" inputMode="numeric" defaultValue={dataSource?.port ?? 5432} />
      </div>
      <TextField label={DATABASE_NAME} name="database" maxLength={63} defaultValue={dataSource?.database} />
      <TextField label={USER} name="username" maxLength={63} defaultValue={dataSource?.username} />
      <TextField
        label={PASSWORD}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={500}
        description={dataSource ? PASSWORD_KEPT : PASSWORD_HINT}
      />
      <Checkbox
        label={USE_TLS}
        checked={tls}
        onChange={({ currentTarget }) => setTls(currentTarget.checked)}
      />
      {tls && (
        <TextArea
          label={CERTIFICATE}
          name="certificate"
          maxLength={20_000}
          spellCheck={false}
          defaultValue={dataSource?.certificate ?? ''}
          description={CERTIFICATE_HINT}
        />
      )}
      <DialogActions>
        <SubmitButton>{SAVE}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
