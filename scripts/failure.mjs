/** Something the person at the terminal can mend; the message is one line that says how. */
export class Failure extends Error {}
