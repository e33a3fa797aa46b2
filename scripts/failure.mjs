/** Something that the person at the terminal can fix; the message is one line that says how. */
export class Failure extends Error {}
