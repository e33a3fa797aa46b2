/** Parts of the product that are off until a director switches them on for the company. */
export const LABS = ['process', 'analytics', 'ai-thought-partner'] as const

export type Lab = (typeof LABS)[number]

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]
