/** Such as "Crew meets Mon, Nov 23, 9:30 AM, in 2 days". */
export const nextMeeting = (team: string, when: string, until: string): string =>
  `${team} meets ${when}, ${until}`
