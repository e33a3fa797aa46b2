export const VIEWS = ['list', 'board', 'roadmap'] as const

/** How goals are arranged. */
export type GoalView = (typeof VIEWS)[number]

/** The view that an address names; the list if it names none. */
export const viewOf = (name: string | undefined): GoalView => VIEWS.find((view) => view === name) ?? 'list'
