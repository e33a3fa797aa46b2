export const SAMPLE_TEAM = 'Sales (sample)'

export const SAMPLE_DATA = 'Sample data'
export const SAMPLES_EXPLAINED =
  'A team with 13 weeks of numbers, goals, issues, tasks and headlines, to try things with. They stand in a team of their own, and what you add elsewhere is not touched.'
export const ADD_SAMPLES = 'Add sample data'
export const REMOVE_SAMPLES = 'Remove sample data'

export const SAMPLES_ADDED = 'Sample data added'
export const SAMPLES_ADDED_DETAIL = `You are on the team ${SAMPLE_TEAM}.`
export const SAMPLES_NOT_ADDED = 'Failed to add the sample data'
export const SAMPLES_REMOVED = 'Sample data removed'
export const SAMPLES_NOT_REMOVED = 'Failed to remove the sample data'

/** Said if people have worked with some of it. */
export const stayText = (count: number): string =>
  count === 0
    ? `The team ${SAMPLE_TEAM} stays, because something was added to it.`
    : `${count} of them ${count === 1 ? 'was' : 'were'} changed, and ${count === 1 ? 'stays' : 'stay'} in the team ${SAMPLE_TEAM}. Delete the team to let go of ${count === 1 ? 'it' : 'them'} too.`
