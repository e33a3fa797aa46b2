/** Characters of a question. */
export const MOST_ASKED = 4_000

/** Messages of a conversation that the model is told again. */
export const MOST_CONTEXT = 40

export const MOST_THREADS = 100

/** Messages of one conversation, questions and answers. */
export const MOST_MESSAGES = 500

export const THREAD_TITLE = 120

/** Rounds of reading before an answer. */
export const MOST_ROUNDS = 8

export const MOST_ROWS = 50
export const MOST_CHARACTERS = 8_000

/** Proposals of one answer, and characters of what one is described by. */
export const MOST_PROPOSALS = 5
export const MOST_DESCRIBED = 1_000

/** Things of one read that an answer can link to, and characters by which it names each. */
export const MOST_LINKED = 50
export const LINK_LABEL = 60

/** Calls of tools in one round; more are told that they were too many. */
export const MOST_CALLS = 8

/** Bytes of everything that an answer consists of, well within what its row may hold. */
export const MOST_BYTES = 48_000

/** In milliseconds, for everything that an answer takes. */
export const ANSWER_WITHIN = 300_000
