import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import type { AnswerParts } from './answer-parts.server.ts'
import { LINK_LABEL, MOST_CALLS, MOST_LINKED, MOST_PROPOSALS } from './partner-limits.rules.ts'
import { type Proposal, PROPOSALS } from './proposals.server.ts'
import { textOfRows } from './read-text.rules.ts'
import type { Read, ReadContext } from './read.server.ts'
import { READS } from './reads.server.ts'
import type { Call } from './round.server.ts'
import type { Part } from './thought-partner.requests.ts'

/** Does what the model asks for in a round, and answers what it is told of each. Whatever it asks for is read or shown, and nothing is written. */
export async function answerCalls(
  context: ReadContext,
  parts: AnswerParts,
  calls: readonly Call[],
  onPart: (part: Part) => void,
): Promise<string[]> {
  const told: string[] = []
  for (const [index, call] of calls.entries()) {
    told.push(index < MOST_CALLS ? await answerCall(context, parts, call, onPart) : 'Too many calls at once.')
  }
  return told
}

async function answerCall(
  context: ReadContext,
  parts: AnswerParts,
  { name, input }: Call,
  onPart: (part: Part) => void,
): Promise<string> {
  try {
    const reads = Object.hasOwn(READS, name) ? READS[name] : undefined
    if (reads) return await answerRead(context, parts, { ...reads, given: input }, onPart)
    const proposes = Object.hasOwn(PROPOSALS, name) ? PROPOSALS[name] : undefined
    if (proposes) return await answerProposal(context, parts, { ...proposes, given: input }, onPart)
    return 'There is no such tool.'
  } catch (error) {
    if (error instanceof Refusal) return `Not possible: ${error.text.detail}`
    throw error
  }
}

const WRONG_INPUT = 'The arguments do not fit the schema of this tool.'

async function answerRead(
  context: ReadContext,
  parts: AnswerParts,
  { kind, find, given }: Read & { given: unknown },
  onPart: (part: Part) => void,
): Promise<string> {
  const found = await find(context, given)
  if (!found) return WRONG_INPUT
  const { text, count } = textOfRows(kind, found.rows)
  const linked = found.linked
    .slice(0, Math.min(count, MOST_LINKED))
    .map((link) => ({ ...link, label: link.label.slice(0, LINK_LABEL) }))
  const part: Part = { type: 'read', kind, count, linked }
  const kept = [part, { ...part, linked: [] }].find((one) => parts.add(one))
  if (kept) onPart(kept)
  return text
}

async function answerProposal(
  context: ReadContext,
  parts: AnswerParts,
  { proposed: propose, given }: Proposal & { given: unknown },
  onPart: (part: Part) => void,
): Promise<string> {
  const proposed = await propose(context, given)
  if (!proposed) return WRONG_INPUT
  if (parts.count('proposal') >= MOST_PROPOSALS) return 'There are enough proposals in this answer.'
  const part: Part = { type: 'proposal', id: newId(), proposed, outcome: 'open', madeId: null }
  if (!parts.add(part)) return 'There is no room for more in this answer.'
  onPart(part)
  return 'The person sees it as a card and decides. Nothing has been written.'
}
