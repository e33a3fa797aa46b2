import { saveFile } from '../metrics/csv/csv-file.ts'
import type { OpenPlan } from './plan-context.ts'
import { asJson } from './plan-file.rules.ts'
import { asMarkdown } from './plan-markdown.rules.ts'

const FORMS = { json: asJson, md: asMarkdown }

export type FileForm = keyof typeof FORMS

/** Saves the open plan as a file of this form. */
export const savePlan = (plan: OpenPlan, form: FileForm): void =>
  saveFile(`${plan.name}.${form}`, FORMS[form](plan), 'text/plain;charset=utf-8')
