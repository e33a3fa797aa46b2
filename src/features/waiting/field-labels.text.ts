/** What people call what they write into a change, by the name of its field. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  content: 'Content',
  customTargetValue: 'Target',
  day: 'Day',
  description: 'Description',
  dueDate: 'Due date',
  email: 'E-mail',
  formula: 'Formula',
  fullName: 'Name',
  many: 'Word for several',
  name: 'Name',
  note: 'Note',
  one: 'Word for one',
  reason: 'Reason',
  section: 'Section',
  startsOn: 'First day',
  subject: 'Subject',
  targetDate: 'Target date',
  targetNote: 'Note',
  targetValue: 'Target',
  text: 'Text',
  timeOfDay: 'Time',
  title: 'Title',
  to: 'Text',
  toDay: 'New day',
  toTime: 'New time',
  value: 'Value',
  week: 'Week of',
}

/** Fields of such kinds that nobody writes: the app fills them in. */
export const FILLED_IN: readonly string[] = ['from', 'fromWeek', 'timeZone', 'until', 'untilWeek']
