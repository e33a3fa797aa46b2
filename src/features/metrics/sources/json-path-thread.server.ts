import { JSONPathEnvironment, type JSONPathNode, type JSONValue } from 'json-p3'
import type { Found } from './found-number.rules.ts'
import { tell } from './thread.server.ts'

const failed = (problem: NonNullable<Found['problem']>): Found => ({ problem, value: null })

/** A number, also one that is written in quotes. */
function asNumber(found: unknown): Found {
  if (typeof found === 'number') return { problem: null, value: found }
  const isWritten = typeof found === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(found)
  return isWritten && Number.isFinite(Number(found))
    ? { problem: null, value: Number(found) }
    : failed('not-a-number')
}

function found({ path, text }: { path: string; text: string }): Found {
  let query, document: JSONValue
  try {
    query = new JSONPathEnvironment().compile(path)
  } catch {
    return failed('path')
  }
  try {
    document = JSON.parse(text) as JSONValue
  } catch {
    return failed('json')
  }
  try {
    const nodes: JSONPathNode[] = []
    for (const node of query.lazyQuery(document)) if (nodes.push(node) === 2) return failed('several')
    const [node] = nodes
    return node === undefined || node.value === null ? failed('nothing') : asNumber(node.value)
  } catch {
    return failed('too-hard')
  }
}

await tell(found)
