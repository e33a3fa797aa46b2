import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'
import { TasksCalendarScreen } from '../features/tasks/TasksCalendarScreen.tsx'

/** As `TasksPage`, by due date. */
export const TasksCalendarPage = () => (
  <RaisingProvider>
    <TasksCalendarScreen />
  </RaisingProvider>
)
