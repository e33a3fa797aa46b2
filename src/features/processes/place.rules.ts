/** The ids of a list once `id` stands before `beforeId`, or at the end where that is none of the list. */
export function placedBefore(list: readonly { id: string }[], id: string, beforeId: string | null): string[] {
  const others = list.map((row) => row.id).filter((one) => one !== id)
  const place = beforeId === null ? -1 : others.indexOf(beforeId)
  return place < 0 ? [...others, id] : others.toSpliced(place, 0, id)
}
