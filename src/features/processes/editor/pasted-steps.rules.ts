import { MOST_STEPS, STEP_LENGTH, STEP_TITLE_LENGTH } from '../processes.table.ts'

export interface PastedStep {
  title: string
  body: string
}

/** A longer line is more than a step holds. */
const MOST_IN_LINE = 5_000

const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/
/** A number at the left edge, as in `3. Ship` or `3) Ship`. */
const NUMBER = /^\d{1,3}[.)]\s+(\S.*)$/
const BULLET = /^[-*•–]\s+(\S.*)$/

/**
 * The steps of a pasted text: each `##` begins one in Markdown, else each number of a list, else each bullet, else each line. What stands
 * below belongs to it. A text of one line is no list.
 */
export function stepsIn(text: string): PastedStep[] {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.slice(0, MOST_IN_LINE))
  if (lines.filter((line) => line.trim() !== '').length < 2) return []
  const begins = [HEADING, NUMBER, BULLET].find((sign) => lines.some((line) => sign.test(line)))
  const steps =
    begins === undefined ? lines.filter((line) => line.trim() !== '').map(plain) : split(lines, begins)
  return steps.filter(({ title }) => title !== '').slice(0, MOST_STEPS)
}

const plain = (line: string): PastedStep => stepOf(line.trim(), [])

function split(lines: readonly string[], begins: RegExp): PastedStep[] {
  const steps: { title: string; below: string[] }[] = []
  for (const line of lines) {
    const title = begins.exec(line)?.[1]
    if (title !== undefined) steps.push({ title, below: [] })
    else steps.at(-1)?.below.push(line)
  }
  return steps.map(({ title, below }) => stepOf(title, below))
}

/** What a title has no room for goes on in the text. */
function stepOf(title: string, below: readonly string[]): PastedStep {
  const clean = title.replaceAll('**', '').trim()
  const isLong = clean.length > STEP_TITLE_LENGTH
  const text = dedented(below)
  return {
    title: clean.slice(0, STEP_TITLE_LENGTH).trim(),
    body: [...(isLong ? [clean] : []), ...(text ? [text] : [])].join('\n\n').slice(0, STEP_LENGTH).trim(),
  }
}

/** Without the space that all lines begin with. */
function dedented(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '')
  const indent = Math.min(...written.map((line) => line.length - line.trimStart().length))
  return written.length === 0
    ? ''
    : lines
        .map((line) => line.slice(indent).trimEnd())
        .join('\n')
        .trim()
}
