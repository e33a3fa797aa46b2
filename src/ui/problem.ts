import { CHECK_CONNECTION, UNEXPECTED_ERROR } from './ui.text.ts'

export type Problem = {
  /** Which refusal it is, such as `account/stale-link`; undefined for anything but a refusal. */
  code: string | undefined
  title: string
  detail: string | undefined
  fields: Record<string, string>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/**
 * What to tell a person about something that was thrown: its own `code`, `title`, `detail` and `fields` if it has them, otherwise a
 * sentence that reveals no internals.
 */
export function problemOf(error: unknown): Problem {
  const { code, title, detail, fields } = (typeof error === 'object' && error ? error : {}) as Record<
    string,
    unknown
  >
  if (!text(title))
    return {
      code: undefined,
      title: UNEXPECTED_ERROR,
      detail: CHECK_CONNECTION,
      fields: {},
    }
  return {
    code: text(code),
    title: String(title),
    detail: text(detail),
    fields: typeof fields === 'object' && fields ? (fields as Record<string, string>) : {},
  }
}
