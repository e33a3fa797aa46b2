/**
 * The address of a place that is for few, by the id under which they note what they made there. It says nothing of the place: not whose it is, nor
 * which, so that those who read it in a description learn no more than that there is one.
 */
export const privateAddress = (id: string): string => new URL(`/people?from=${id}`, location.origin).href
