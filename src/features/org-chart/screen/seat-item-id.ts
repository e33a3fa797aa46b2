/** The id of a seat's item in the tree, which `aria-activedescendant` names. */
export const seatItemId = (seatId: string): string => `seat-${seatId}`
