export const NOT_OPENED = 'Check-up not opened'
export const NOT_CLOSED = 'Check-up not closed'
export const ANSWER_NOT_SAVED = 'Answer not saved'
export const NOT_SUBMITTED = 'Check-up not submitted'
