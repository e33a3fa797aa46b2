import GoalDiscussion from '../../goals/GoalDiscussion.tsx'
import HeadlineDiscussion from '../../headlines/HeadlineDiscussion.tsx'
import IssueDiscussion from '../../issues/IssueDiscussion.tsx'
import WeekDiscussion from '../../metrics/values/WeekDiscussion.tsx'
import TaskDiscussion from '../../tasks/TaskDiscussion.tsx'
import type { Discussable } from './for-you.queries.ts'

type SubjectDiscussionProps = { subject: Discussable; onClose: () => void }

/** What is said of any subject, in a dialog. */
export default function SubjectDiscussion({ subject, onClose }: SubjectDiscussionProps) {
  switch (subject.kind) {
    case 'issue':
      return <IssueDiscussion issue={subject.row} onClose={onClose} />
    case 'goal':
      return <GoalDiscussion goal={subject.row} onClose={onClose} />
    case 'task':
      return <TaskDiscussion task={subject.row} onClose={onClose} />
    case 'headline':
      return <HeadlineDiscussion headline={subject.row} onClose={onClose} />
    case 'metric':
      return <WeekDiscussion metric={subject.row} week={subject.week} onClose={onClose} />
  }
}
