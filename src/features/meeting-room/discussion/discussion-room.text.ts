/** Titles of what did not happen. */
export const NOT_CHOSEN = 'Issues not chosen'

/** The list. */
export const THIS_ROUND = 'This round'
export const doneOf = (done: number, all: number): string => `${done} of ${all} done`
export const IN_DISCUSSION = 'In discussion'
export const votesText = (count: number): string => `${count} ${count === 1 ? 'vote' : 'votes'}`
export const decidedIn = (outcome: string, time: string): string => `${outcome} in ${time}`
export const RESOLVED_ELSEWHERE = 'Closed elsewhere'
export const discussTitle = (title: string): string => `Discuss ${title}`
export const lookAtTitle = (title: string): string => `Look at ${title}`

/** Choosing the next three. */
export const TOP_THREE = 'Top three by votes'
export const NEXT_THREE = 'Next three by votes'
export const TIE_BREAK = 'With equal votes, the issue raised first comes first.'
export const NO_VOTES_YET = 'No votes yet. Vote for what most keeps the team from its goals.'
export const AFTER_REVEAL = 'They show when the scriber reveals the votes.'
export const START_WITH_FIRST = 'Start with number one'
export const SCRIBER_CHOOSES = 'The scriber starts with number one.'

/** The ballot. */
export const revealedSoFar = (voted: number, people: number): string => `${voted} of ${people} have voted`
export const STILL_CHOOSING = 'still choosing'
export const DONE_VOTING = 'done'
export const stillChoosing = (names: string): string => `Still choosing: ${names}.`
export const HIDDEN_UNTIL_REVEALED = 'Hidden until the scriber reveals or moves on.'
export const ONLY_YOU_SEE_YOURS = 'Only you see your votes.'
export const REVEAL = 'Reveal'
export const I_AM_DONE = 'I am done voting'

/** The issue under discussion. */
export const UNDER_DISCUSSION = 'Issue under discussion'
export const ISSUE = 'Issue'
export const issueOf = (place: number, all: number): string => `Issue ${place} of ${all}`
export const raisedOn = (day: string): string => `raised ${day}`
export const discussedBefore = (times: number): string =>
  times === 1 ? 'discussed once before' : `discussed ${times} times before`
export const ISSUE_TIME_LABEL = 'Time for this issue'
export const ofTime = (time: string): string => `of ${time} for this issue`
export const EVIDENCE = 'Evidence'
export const LAST_TIME = 'Last time'
export const missedInARow = (weeks: number): string => `missed ${weeks} weeks in a row`
export const lastDecision = (day: string, outcome: string): string => `${day}, ${outcome.toLowerCase()}`
export const quoted = (text: string): string => `“${text}”`
export const nowDiscussed = (title: string): string =>
  `Now discussed: ${quoted(title)}. It opens once you have finished here.`
export const NO_DECISION = 'No decision'
export const tasksDone = (made: number, done: number): string =>
  made === 1 ? (done === 1 ? 'The task is done.' : 'The task is open.') : `${done} of ${made} tasks are done.`
export const GONE = 'This issue was moved to another team, or you can’t see it any more.'

/** What the notes ask for. */
export const NOTE_QUESTIONS = {
  cause: 'What is behind it? Ask why until the answer stays the same.',
  discussion: 'Everybody once, and briefly.',
  decision: 'What will we do? One sentence that everybody would repeat.',
  meeting: 'What everybody should have in writing.',
  personal: 'Only you see what you write here.',
}
export const isWriting = (name: string): string => `${name} is writing`
export const MEETING_NOTES = 'Meeting notes'
export const PERSONAL_NOTES = 'My notes'

/** Comments. */
export const COMMENTS = 'Comments'

/** Tasks. */
export const TASKS_FROM_ISSUE = 'Tasks from this issue'
export const ADD_TASK = 'Add a task'
export const ADD = 'Add'
export const NEW_TASK = 'Add a task, such as “Call the yard @idris @fri”'

/** Deciding. */
export const DECIDE = 'Decide'
export const SOLVED = 'Solved'
export const LONG_TERM = 'Long-term'
export const DROP = 'Drop'
export const NEXT = 'Next'
export const MORE = 'More'
export const TABLE_IT = 'Table it until the next meeting'
export const CLOSE_UNDECIDED = 'Close without a decision'
export const moveTo = (team: string): string => `Move to ${team}`
export const RETURNS_VOTES = 'Closing it returns its votes.'
export const nextIs = (place: number | null, title: string): string =>
  place === null ? title : `${place} ${title}`
export const BACK_TO_LIST = 'Back to the list'
export const BACK_TO_DISCUSSED = 'Back to the discussed issue'
export const LOOKING_AROUND = 'You are looking around. The meeting discusses another issue.'

/** Solved without a task. */
export const SOLVED_HOW = 'Who does what by when?'
export const SOLVED_HOW_EXPLAINED =
  'A solved issue usually leaves a task. Add one, or say in a few words why none is needed.'
export const WHY_NO_TASK = 'Why no task is needed'
export const WITHOUT_TASK = 'Solved without a task'
export const WITHOUT_PROMISE = 'Solved without a promise'
export const ADD_A_TASK_FIRST = 'Add a task'
export const decidedAs = (outcome: string): string => `Issue: ${outcome.toLowerCase()}`
