import { Refusal } from '../refusal.ts'
import { refuse } from './server.refusals.ts'

/**
 * The page belongs to somebody other than the person whose session the request carries. Its queue must wait for that person
 * and must not be refused.
 */
export class OtherAccount extends Refusal {
  constructor() {
    super(refuse.reason('access/other-account'))
  }
}

/** Whether a page claims to belong to somebody other than `userId`. A page that claims nothing does not. */
export const belongsToAnother = (claimed: string | string[] | null | undefined, userId: string): boolean =>
  typeof claimed === 'string' && claimed !== userId
