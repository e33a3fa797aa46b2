/** Where a caret that stood `at` characters from the start stands after the text around it has changed by itself. */
export function movedCaret(before: string, after: string, at: number): number {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  if (at <= start) return at
  if (at >= before.length - end) return at + after.length - before.length
  return start
}
