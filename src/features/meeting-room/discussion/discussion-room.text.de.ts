export const NOT_CHOSEN = 'Themen nicht gewählt'

export const THIS_ROUND = 'Diese Runde'
export const doneOf = (done: number, all: number): string => `${done} von ${all} erledigt`
export const IN_DISCUSSION = 'In Besprechung'
export const votesText = (count: number): string => `${count} ${count === 1 ? 'Stimme' : 'Stimmen'}`
export const decidedIn = (outcome: string, time: string): string => `${outcome} in ${time}`
export const RESOLVED_ELSEWHERE = 'Anderswo geschlossen'
export const discussTitle = (title: string): string => `${title} besprechen`
export const lookAtTitle = (title: string): string => `${title} ansehen`

export const TOP_THREE = 'Die drei mit den meisten Stimmen'
export const NEXT_THREE = 'Die nächsten drei nach Stimmen'
export const TIE_BREAK = 'Bei gleich vielen Stimmen kommt das ältere Thema zuerst.'
export const NO_VOTES_YET =
  'Noch keine Stimmen. Stimmen Sie für das, was das Team am meisten von seinen Zielen abhält.'
export const AFTER_REVEAL = 'Sie zeigen sich, wenn die Protokollführung die Stimmen aufdeckt.'
export const START_WITH_FIRST = 'Mit Nummer eins beginnen'
export const SCRIBER_CHOOSES = 'Die Protokollführung beginnt mit Nummer eins.'

export const revealedSoFar = (voted: number, people: number): string =>
  `${voted} von ${people} haben abgestimmt`
export const STILL_CHOOSING = 'wählt noch'
export const DONE_VOTING = 'fertig'
export const stillChoosing = (names: string): string => `Noch nicht fertig: ${names}.`
export const HIDDEN_UNTIL_REVEALED = 'Verdeckt, bis die Protokollführung aufdeckt oder weitergeht.'
export const ONLY_YOU_SEE_YOURS = 'Ihre Stimmen sehen nur Sie.'
export const REVEAL = 'Aufdecken'
export const I_AM_DONE = 'Ich habe fertig abgestimmt'

export const UNDER_DISCUSSION = 'Thema in Besprechung'
export const ISSUE = 'Thema'
export const issueOf = (place: number, all: number): string => `Thema ${place} von ${all}`
export const raisedOn = (day: string): string => `angelegt ${day}`
export const discussedBefore = (times: number): string =>
  times === 1 ? 'schon einmal besprochen' : `schon ${times}-mal besprochen`
export const ISSUE_TIME_LABEL = 'Zeit für dieses Thema'
export const ofTime = (time: string): string => `von ${time} für dieses Thema`
export const EVIDENCE = 'Belege'
export const LAST_TIME = 'Letztes Mal'
export const missedInARow = (weeks: number): string => `${weeks} Wochen in Folge verfehlt`
export const lastDecision = (day: string, outcome: string): string => `${day}, ${outcome}`
export const quoted = (text: string): string => `„${text}“`
export const nowDiscussed = (title: string): string =>
  `Jetzt im Gespräch: ${quoted(title)}. Es öffnet sich, sobald Sie hier fertig sind.`
export const NO_DECISION = 'Keine Entscheidung'
export const tasksDone = (made: number, done: number): string =>
  made === 1
    ? done === 1
      ? 'Die Aufgabe ist erledigt.'
      : 'Die Aufgabe ist offen.'
    : `${done} von ${made} Aufgaben sind erledigt.`
export const GONE = 'Dieses Thema wurde in ein anderes Team verschoben, oder Sie sehen es nicht mehr.'

export const NOTE_QUESTIONS = {
  cause: 'Was steckt dahinter? Fragen Sie nach dem Warum, bis die Antwort gleich bleibt.',
  discussion: 'Jede Person einmal, und kurz.',
  decision: 'Was tun wir? Ein Satz, den alle wiederholen würden.',
  meeting: 'Was alle schriftlich haben sollten.',
  personal: 'Was Sie hier schreiben, sehen nur Sie.',
}
export const isWriting = (name: string): string => `${name} schreibt`
export const MEETING_NOTES = 'Notizen zum Meeting'
export const PERSONAL_NOTES = 'Meine Notizen'

export const COMMENTS = 'Kommentare'

export const TASKS_FROM_ISSUE = 'Aufgaben aus diesem Thema'
export const ADD_TASK = 'Aufgabe anlegen'
export const ADD = 'Hinzufügen'
export const NEW_TASK = 'Aufgabe anlegen, etwa „Werft anrufen @idris @fr“'

export const DECIDE = 'Entscheiden'
export const SOLVED = 'Gelöst'
export const LONG_TERM = 'Langfristig'
export const DROP = 'Verwerfen'
export const NEXT = 'Weiter'
export const MORE = 'Mehr'
export const TABLE_IT = 'Auf das nächste Meeting vertagen'
export const CLOSE_UNDECIDED = 'Ohne Entscheidung schließen'
export const moveTo = (team: string): string => `Zu ${team} verschieben`
export const RETURNS_VOTES = 'Beim Schließen gehen die Stimmen zurück.'
export const nextIs = (place: number | null, title: string): string =>
  place === null ? title : `${place} ${title}`
export const BACK_TO_LIST = 'Zurück zur Liste'
export const BACK_TO_DISCUSSED = 'Zurück zum besprochenen Thema'
export const LOOKING_AROUND = 'Sie sehen sich um. Das Meeting bespricht ein anderes Thema.'

export const SOLVED_HOW = 'Wer tut was bis wann?'
export const SOLVED_HOW_EXPLAINED =
  'Ein gelöstes Thema hinterlässt meist eine Aufgabe. Legen Sie eine an, oder sagen Sie in wenigen Worten, warum keine nötig ist.'
export const WHY_NO_TASK = 'Warum keine Aufgabe nötig ist'
export const WITHOUT_TASK = 'Ohne Aufgabe gelöst'
export const WITHOUT_PROMISE = 'Ohne Versprechen gelöst'
export const ADD_A_TASK_FIRST = 'Aufgabe anlegen'
export const decidedAs = (outcome: string): string => `Thema: ${outcome}`
