import { TaskCalendar } from './views/TaskCalendar.tsx'
import { TasksFrame } from './views/TasksFrame.tsx'

/** The same tasks as in the list, on the days on which they are due. */
export const TasksCalendarScreen = () => (
  <TasksFrame view="calendar">{(shown) => <TaskCalendar {...shown} />}</TasksFrame>
)
