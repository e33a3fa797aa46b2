import { refuse } from './api.refusals.ts'
import type { QueryAnswer } from './api.requests.ts'
import { PAGE_DEFAULT, PAGE_MAX, pageOf } from './cursor.rules.ts'

/** Maps and sets as objects and lists, for JSON. */
export const plainly = (_name: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value instanceof Set ? [...value] : value

/** A page of what a query answered. */
export function inPages(list: readonly unknown[], limit: unknown, cursor: unknown): QueryAnswer {
  const most = limit === undefined ? PAGE_DEFAULT : Number(limit)
  const isFit = Number.isInteger(most) && most >= 1 && most <= PAGE_MAX
  const page =
    isFit && (cursor === undefined || typeof cursor === 'string') ? pageOf(list, most, cursor) : null
  if (!page) refuse('api/page', { max: PAGE_MAX })
  return { data: page.entries, nextCursor: page.next }
}
