/** Somebody in the order of speaking. */
interface Speaker {
  personId: string
  present: boolean
}

/**
 * Whose turn it is after `speakerId`: the next who is present in the order of speaking, the first if nobody has spoken yet, and nobody (null)
 * after the last. Whoever has left keeps their place, so that nobody's turn is lost.
 */
export function nextSpeaker(order: readonly Speaker[], speakerId: string | null): string | null {
  const place = order.findIndex(({ personId }) => personId === speakerId)
  return order.slice(place + 1).find(({ present }) => present)?.personId ?? null
}
