export type AreaItem = {
  title: string
  text: string
  /** The picture's file, without its colours and ending. */
  picture: string
  /** What the picture shows, for those who don't see it. */
  shows: string
}

export type Area = { id: string; title: string; summary: string; items: readonly AreaItem[] }

export const AREAS_TITLE = 'One place for how your company runs'
export const AREAS_SUMMARY = 'Every picture here is the product itself, taken in its demo company.'
/** The tabs' names, read aloud. */
export const AREAS_NAME = 'Areas'
export const partsOf = (area: string): string => `Parts of ${area}`

/** Four areas with three things each. Only what is in the product has a picture. */
export const AREAS: readonly Area[] = [
  {
    id: 'execution',
    title: 'Operational Execution',
    summary: 'Run meetings, tasks and processes without a second list anywhere.',
    items: [
      {
        title: 'Meetings that end on time',
        text: 'An agenda with a clock for each section, one scriber, and everybody on the same page.',
        picture: 'meeting',
        shows:
          'A weekly meeting: the agenda with its minutes, the people present and the section they are in',
      },
      {
        title: 'Issues, most pressing first',
        text: 'Collect them during the week, vote in the meeting, and solve the three that matter.',
        picture: 'issues',
        shows: 'A team’s list of issues with their votes',
      },
      {
        title: 'Tasks with an owner and a date',
        text: 'What was agreed on Monday stands on somebody’s list that same minute.',
        picture: 'tasks',
        shows: 'A person’s list of tasks by date',
      },
    ],
  },
  {
    id: 'strategy',
    title: 'Strategic Planning',
    summary: 'Set goals and plans by the quarter, and keep them in sight until they are done.',
    items: [
      {
        title: 'Goals for the quarter',
        text: 'A handful for each team, each with one owner, milestones and a state you can trust.',
        picture: 'goals',
        shows: 'The goals of a team in this quarter, with owners, milestones and states',
      },
      {
        title: 'Quarterly planning',
        text: 'A day with an agenda of its own: review the last quarter, then choose the next goals.',
        picture: 'quarterly',
        shows: 'A quarterly planning meeting with its agenda',
      },
      {
        title: 'The plan everybody has read',
        text: 'From core values to this year on two pages, with the quarter’s goals and issues as they stand.',
        picture: 'strategy',
        shows: 'A company’s plan with its core values, purpose and three-year outlook',
      },
    ],
  },
  {
    id: 'talent',
    title: 'Talent Development',
    summary: 'Know who is on which team, who answers for what, and who fits their seat.',
    items: [
      {
        title: 'Teams and their people',
        text: 'Who belongs where, and who leads; invite a whole list at once.',
        picture: 'people',
        shows: 'The teams of a company with their members',
      },
      {
        title: 'An org chart of seats',
        text: 'Every seat with what it answers for, who holds it and which seats are still open.',
        picture: 'org-chart',
        shows: 'An org chart of seats with their holders, duties and two open seats',
      },
      {
        title: 'The right people in the right seats',
        text: 'Rate each person by your own values and by their seat, and talk about it every quarter.',
        picture: 'fit',
        shows: 'A table of people rated by the company’s values and by their seats',
      },
    ],
  },
  {
    id: 'intelligence',
    title: 'Business Intelligence',
    summary: 'Dashboards and predictive analytics begin with numbers that are right each week.',
    items: [
      {
        title: 'A scorecard of thirteen weeks',
        text: 'One number, one owner, one target. Red stands out before it becomes a quarter.',
        picture: 'scorecard',
        shows: 'A scorecard with targets and the values of the last weeks, those off track in red',
      },
      {
        title: 'Analytics that open their rows',
        text: 'Goals, tasks, meetings and an outlook for each number; every figure leads to where it came from.',
        picture: 'analytics',
        shows: 'Charts of how many goals and tasks were completed, by quarter and week',
      },
      {
        title: 'Your morning on one page',
        text: 'Your tasks, your numbers, your goals, and the meeting that is coming up.',
        picture: 'dashboard',
        shows: 'A person’s dashboard with tasks, goals, metrics and meetings',
      },
    ],
  },
]
