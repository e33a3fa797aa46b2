/** The ids of people in a file, and the ids of their accounts here. */
export type PeopleIds = ReadonlyMap<string, string>

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A line with the people's ids of here, wherever it names them: in fields, in lists and under the keys of maps. */
export const withPeople = (line: string, people: PeopleIds): string =>
  line.replace(IDS, (id) => people.get(id) ?? id)
