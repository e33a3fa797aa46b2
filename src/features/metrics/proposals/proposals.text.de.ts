export const missedInARow = (name: string, misses: number): string =>
  `${name}: ${misses} Wochen in Folge verfehlt. Ein Thema daraus machen?`
export const missedWeeks = (misses: number): string =>
  `${misses} Wochen in Folge verfehlt. Ein Thema daraus machen?`
export const PROPOSALS = 'Vorgeschlagene Themen'
export const DISMISS = 'Ausblenden'
export const DISMISSED = 'Für diese Wochen nicht mehr vorgeschlagen'
