export const TASK_VIEWS = ['list', 'board', 'calendar', 'phone'] as const

/** How the same tasks are arranged, each at an address of its own. */
export type TaskView = (typeof TASK_VIEWS)[number]

export const VIEW_PATHS = {
  list: '/tasks',
  board: '/tasks2',
  calendar: '/tasks3',
  phone: '/tasks-mobile',
} as const satisfies Record<TaskView, string>
