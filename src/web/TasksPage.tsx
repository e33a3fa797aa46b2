import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'
import { TasksBoardScreen } from '../features/tasks/TasksBoardScreen.tsx'
import { TasksCalendarScreen } from '../features/tasks/TasksCalendarScreen.tsx'
import { TasksPhoneScreen, TasksScreen } from '../features/tasks/TasksScreen.tsx'

/** The tasks, of which issues can be made. */
export const TasksPage = () => (
  <RaisingProvider>
    <TasksScreen />
  </RaisingProvider>
)

/** As `TasksPage`, by status. */
export const TasksBoardPage = () => (
  <RaisingProvider>
    <TasksBoardScreen />
  </RaisingProvider>
)

/** As `TasksPage`, by due date. */
export const TasksCalendarPage = () => (
  <RaisingProvider>
    <TasksCalendarScreen />
  </RaisingProvider>
)

/** As `TasksPage`, as phones show it. */
export const TasksPhonePage = () => (
  <RaisingProvider>
    <TasksPhoneScreen />
  </RaisingProvider>
)
