import type { Ref } from 'react'
import { type FileChooser, HiddenFileField } from '../../ui/HiddenFileField.tsx'
import { later } from '../../ui/later.tsx'
import { IMPORT_JSON } from './strategy.text.ts'

const ImportedPlan = later(() => import('./ImportedPlan.tsx'))

/** Asks for the file of a plan, with which the open one is filled. */
export const ImportPlan = ({ ref }: { ref: Ref<FileChooser> }) => (
  <HiddenFileField ref={ref} label={IMPORT_JSON} accept=".json,application/json">
    {(file, onDone) => <ImportedPlan file={file} onDone={onDone} />}
  </HiddenFileField>
)
