import type { FormReader } from '../../../ui/form-reader.ts'
import type { ShownSource } from './sources.requests.ts'
import { KEPT_VALUE } from './source.text.ts'

/** The lines of a form’s headers, `Name: value` each. */
const headersOf = (text: string): { name: string; value?: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.includes(':') ? line.indexOf(':') : line.length
      const value = line.slice(at + 1).trim()
      return { name: line.slice(0, at).trim(), ...(value !== KEPT_VALUE && { value }) }
    })

export const headerLines = (names: readonly string[]): string =>
  names.map((name) => `${name}: ${KEPT_VALUE}`).join('\n')

/** What somebody entered, as the server takes it. */
export function draftOf(
  form: FormReader,
  place: object,
  kind: ShownSource['kind'],
  timeZone: string,
): unknown {
  const common = {
    ...place,
    kind,
    timeZone,
    every: form.text('every'),
    weekday: Number(form.text('weekday') || 0),
    time: form.text('time') || '00:00',
    week: form.text('week'),
  }
  return kind === 'sql'
    ? { ...common, dataSourceId: form.text('dataSourceId'), query: form.text('query') }
    : {
        ...common,
        method: form.text('method'),
        url: form.text('url'),
        headers: headersOf(form.raw('headers')),
        ...(form.text('method') === 'POST' && form.text('body') && { body: form.text('body') }),
        path: form.text('path'),
      }
}
