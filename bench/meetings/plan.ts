/** What the process that plays all people is told. */
export interface Plan {
  url: string
  schema: number
  seconds: number
  rooms: readonly RoomPlan[]
}

export interface RoomPlan {
  companyId: string
  teamId: string
  /** The first one is a manager, and the scriber. */
  people: readonly { id: string; cookie: string }[]
  issueIds: readonly string[]
  taskIds: readonly string[]
}

/** Each person may give so many votes in a meeting. */
export const VOTE_LIMIT = 5

/** Durations in milliseconds. */
export interface Report {
  /** By the name of the mutation, how long each took from the press to the answer. */
  took: Record<string, number[]>
  /** From the press until each other screen of the meeting was told, of all mutations. */
  delivered: number[]
  /** How often the server refused something, by its reason. */
  refused: Record<string, number>
  /** Votes that were refused because none was left, as they should be. */
  overLimit: number
  /** Requests that failed otherwise. */
  failed: number
  /** What was acknowledged and did not come to a screen that stayed. */
  missed: number
  vanished: number
  /** By company: ids of votes and issues whose making the server acknowledged. */
  made: Record<string, string[]>
}
