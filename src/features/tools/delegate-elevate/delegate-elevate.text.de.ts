import { numberText } from '../sheets/numbers.rules.ts'

export const HOURS_WANTED_LABEL = 'Stunden, die ich arbeiten will'
export const HOURS_A_WEEK = 'Stunden in der Woche'
export const HOURS_UNIT = 'Std.'
export const ACTIVITY = 'Tätigkeit'
export const activityIn = (quadrant: string): string => `Tätigkeit: ${quadrant}`
export const hoursIn = (quadrant: string): string => `Stunden in der Woche: ${quadrant}`
export const addTo = (quadrant: string): string => `Hinzufügen zu ${quadrant}`
export const NONE_HERE = 'Hier steht noch nichts.'
export const HOW_TO_MOVE = 'Ziehen Sie eine Tätigkeit, oder drücken Sie auf ihr 1 bis 4.'
export const HAND_TO = 'Abgeben an'
export const NOBODY_YET = 'Noch niemand'
export const BY_DAY = 'Bis'
export const NO_DAY = 'Kein Datum'
export const EDIT = 'Bearbeiten'
export const EDIT_ACTIVITY = 'Tätigkeit bearbeiten'
export const MAKE_TASK = 'Aufgabe daraus machen'
export const REMOVE = 'Entfernen'
export const ACTIVITY_REMOVED = 'Tätigkeit entfernt'
export const MOVE_TO = 'Verschieben nach'
export const LINE = '100 %'
export const actionsFor = (activity: string): string => `Aktionen für ${activity}`
export const movedTo = (activity: string, quadrant: string): string => `${activity}: ${quadrant}`
export const handOver = (activity: string): string => `Abgeben: ${activity}`
export const hoursText = (hours: number): string => `${numberText(hours)} Std.`
export const carries = (carried: number, wanted: number): string =>
  `Sie tragen ${numberText(carried)} von ${numberText(wanted)} Stunden.`
export const carriesTooMuch = (carried: number, wanted: number, over: number): string =>
  `${carries(carried, wanted)} Geben Sie ${numberText(over)} ab.`
