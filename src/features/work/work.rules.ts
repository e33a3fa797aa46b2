/** The longest title and description of tasks, issues and goals, in characters. */
export const TITLE_LENGTH = 200
export const DESCRIPTION_LENGTH = 10_000
