export const GOALS = 'Ziele'
export const barAt = (percent: number): string => `Zielmarke ${percent}%`
/** What the row of marks says. */
export const marksRead = (onTrack: number, all: number): string => `${onTrack} von ${all} Zielen im Plan`
/** The goals that have no row here. */
export const otherGoals = (count: number, offTrack: number): string => {
  const goals = count === 1 ? '1 weiteres Ziel Ihrer Teams' : `${count} weitere Ziele Ihrer Teams`
  return offTrack === 0
    ? `${goals}, ${count === 1 ? 'im Plan' : 'alle im Plan'}`
    : `${goals}, ${count === 1 ? '' : `${offTrack} `}nicht im Plan`
}
/** What the line across the progress of a goal means. */
export const elapsed = (percent: number): string => `${percent}% des Quartals sind vorbei`
export const GOALS_APPEAR = 'Hier erscheinen die Ziele Ihres Teams.'
export const NO_GOALS = 'Ihre Teams haben in diesem Quartal keine Ziele. Drei bis sieben genügen.'
export const SET_GOALS = 'Erstes Ziel anlegen'
