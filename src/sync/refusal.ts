/** Why a mutation did not happen, in words for the person who tried it. */
export type RefusalCode = 'refused' | 'denied' | 'not-found' | 'invalid'

export interface RefusalText {
  code: RefusalCode
  title: string
  detail: string
}

export class Refusal extends Error {
  readonly text: RefusalText

  constructor(text: RefusalText) {
    super(text.detail)
    this.text = text
  }
}

/** Ends a mutation by a rule of the product. */
export function refuse(title: string, detail: string): never {
  throw new Refusal({ code: 'refused', title, detail })
}

/** Ends a mutation because the actor may not do this. */
export function deny(
  title = 'Access Denied',
  detail = 'You don’t have permission to do this. Ask a manager or director of your company.',
): never {
  throw new Refusal({ code: 'denied', title, detail })
}

/** Missing, deleted and foreign rows answer the same, so that nobody learns which ids exist. */
export function notFound(): never {
  throw new Refusal({
    code: 'not-found',
    title: 'Not found',
    detail: 'This no longer exists, or you can’t see it.',
  })
}
