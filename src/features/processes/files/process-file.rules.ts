import { stepsIn } from '../editor/pasted-steps.rules.ts'
import { charactersOf, MOST_CHARACTERS, MOST_PROCESSES } from '../processes.rules.ts'
import {
  MOST_STEPS,
  NAME_LENGTH,
  STEP_LENGTH,
  STEP_TITLE_LENGTH,
  SUMMARY_LENGTH,
} from '../processes.table.ts'

/** No company has so many; what a file has beyond is not looked at. */
const MOST_FOUND = 2 * MOST_PROCESSES

/** What a file says of a process. */
export interface FiledProcess {
  name: string
  summary: string
  steps: { title: string; body: string }[]
}

/** The published version as Markdown: the name as its heading, a heading of the second level for each step. */
export function asMarkdown({ name, summary, steps }: FiledProcess): string {
  const parts = [`# ${name}`, ...(summary ? [summary] : [])]
  for (const { title, body } of steps) parts.push(`## ${title}`, ...(body ? [body] : []))
  return `${parts.join('\n\n')}\n`
}

export const asJson = (processes: readonly FiledProcess[]): string =>
  `${JSON.stringify({ processes: processes.map(filed) }, null, 2)}\n`

/** Only what a file says, of a process that has more. */
export const filed = ({ name, summary, steps }: FiledProcess): FiledProcess => ({
  name,
  summary,
  steps: steps.map(({ title, body }) => ({ title, body })),
})

/** The processes of a file, in JSON or Markdown; null if it is neither. */
export function processesIn(text: string): FiledProcess[] | null {
  const found = text.trimStart().startsWith('{') ? inJson(text) : inMarkdown(text)
  return found && found.length > 0 ? found : null
}

function inJson(text: string): FiledProcess[] | null {
  try {
    const said: unknown = JSON.parse(text)
    if (!isObject(said) || !Array.isArray(said['processes'])) return null
    return said['processes'].slice(0, MOST_FOUND).map((one: unknown) => ({
      name: textOf(one, 'name'),
      summary: textOf(one, 'summary'),
      steps: (isObject(one) && Array.isArray(one['steps']) ? one['steps'] : []).map((step: unknown) => ({
        title: textOf(step, 'title'),
        body: textOf(step, 'body'),
      })),
    }))
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function textOf(value: unknown, field: string): string {
  const found = isObject(value) ? value[field] : undefined
  return typeof found === 'string' ? found.trim() : ''
}

/** Each `#` begins a process; what stands before its first step is its summary. */
function inMarkdown(text: string): FiledProcess[] | null {
  const sections = text.replaceAll('\r\n', '\n').split(/^# +/m)
  return sections.slice(1, 1 + MOST_FOUND).map((section) => {
    const [name = '', ...lines] = section.split('\n')
    const at = lines.findIndex((line) => /^##\s/.test(line))
    const [intro, rest] = at < 0 ? [lines, []] : [lines.slice(0, at), lines.slice(at)]
    return { name: name.trim(), summary: intro.join('\n').trim(), steps: headed(rest) }
  })
}

function headed(lines: readonly string[]): FiledProcess['steps'] {
  if (lines.length === 0) return []
  const text = lines.join('\n')
  const many = stepsIn(text)
  // A single heading with nothing below it is no list.
  return many.length > 0 ? many : [{ title: text.replace(/^##\s+/, '').trim(), body: '' }]
}

export type FileProblem = 'no-name' | 'long-name' | 'long-summary' | 'many-steps' | 'bad-step' | 'too-long'

/** Why a process of a file can't be taken; null if it can. */
export function problemOf({ name, summary, steps }: FiledProcess): FileProblem | null {
  if (name === '') return 'no-name'
  if (name.length > NAME_LENGTH) return 'long-name'
  if (summary.length > SUMMARY_LENGTH) return 'long-summary'
  if (steps.length > MOST_STEPS) return 'many-steps'
  const isBad = (step: FiledProcess['steps'][number]) =>
    step.title === '' || step.title.length > STEP_TITLE_LENGTH || step.body.length > STEP_LENGTH
  if (steps.some(isBad)) return 'bad-step'
  const length = charactersOf({ summary, steps: steps.map((step) => ({ ...step, id: '', seatId: null })) })
  return length > MOST_CHARACTERS ? 'too-long' : null
}
