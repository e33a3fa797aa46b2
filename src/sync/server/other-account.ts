import { Refusal } from '../refusal.ts'

/**
 * The page belongs to somebody other than the person whose session the request carries. Its queue must wait for that person
 * and must not be refused.
 */
export class OtherAccount extends Refusal {
  constructor() {
    super({
      kind: 'denied',
      code: 'sync/other-account',
      title: 'Access Denied',
      detail:
        'This browser is now signed in with another account. Sign in with the earlier one to send those changes.',
    })
  }
}

/** Whether a page claims to belong to somebody other than `userId`. A page that claims nothing does not. */
export const belongsToAnother = (claimed: string | string[] | null | undefined, userId: string): boolean =>
  typeof claimed === 'string' && claimed !== userId
