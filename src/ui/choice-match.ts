type Named = { label: string; detail?: string | undefined }

const matchOf = ({ label, detail = '' }: Named, query: string): number => {
  const name = label.toLocaleLowerCase()
  if (name.startsWith(query)) return 0
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(query))) return 1
  if (name.includes(query)) return 2
  return detail.toLocaleLowerCase().includes(query) ? 3 : Infinity
}

/** The choices that a search finds: those that begin with it, then those with such a word, then the rest that contain it. */
export function matching<Choice extends Named>(choices: readonly Choice[], typed: string): Choice[] {
  const query = typed.trim().toLocaleLowerCase()
  return choices
    .map((choice) => ({ choice, match: matchOf(choice, query) }))
    .filter(({ match }) => match !== Infinity)
    .toSorted((left, right) => left.match - right.match)
    .map(({ choice }) => choice)
}
