import { boolean, uuid } from '../../../sync/fields.ts'
import { schemaOf } from '../../../sync/schema.ts'

export const settleInput = schemaOf({ companyId: uuid(), proposalId: uuid(), apply: boolean() })

/** Something that an assistant wants to write. */
export interface Proposal {
  id: string
  mutation: string
  args: Record<string, unknown>
  /** What the ids among the inputs stand for, by input, as far as its person sees it. */
  names: Record<string, string>
  createdAt: string
  /** The name of the token that it was proposed with. */
  tokenName: string
}

export interface ProposalList {
  proposals: Proposal[]
}
