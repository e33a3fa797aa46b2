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
        title: 'A roadmap that shows the pace',
        text: 'Goals and milestones along the quarter: what is done, what is due, and what lags behind.',
        picture: 'roadmap',
        shows: 'The goals of the quarter as bars along the months, with their milestones and today',
      },
    ],
  },
  {
    id: 'talent',
    title: 'Talent Development',
    summary: 'Know who is on which team, who decides what, and what deserves applause.',
    items: [
      {
        title: 'Teams and their people',
        text: 'Who belongs where, and who leads; invite a whole list at once.',
        picture: 'people',
        shows: 'The teams of a company with their members',
      },
      {
        title: 'Good news gets its minute',
        text: 'Headlines about customers and people have a section in every weekly meeting.',
        picture: 'headlines',
        shows: 'Headlines of a team about customers and people',
      },
      {
        title: 'Levels everybody understands',
        text: 'What each level may do stands on one page, for all to read.',
        picture: 'permissions',
        shows: 'The permission levels of a company with what each of them may do',
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
        title: 'The story behind a number',
        text: 'Its course against the target, what people wrote about it, and what it led to.',
        picture: 'metric',
        shows: 'The panel of one metric with a chart of its weeks and its target',
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
