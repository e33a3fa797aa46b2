/** The address of a team's plan, for the description of what was made of it. */
export const planAddress = (teamId: string): string =>
  new URL(`/strategy?team=${teamId}`, location.origin).href
