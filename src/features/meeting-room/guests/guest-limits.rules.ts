/** How many guests may be in a meeting at once. */
export const MOST_GUESTS = 50

/** How many may have come to it altogether, those included who were removed. */
export const MOST_ARRIVALS = 200

export const GUEST_NAME_MAX = 60
