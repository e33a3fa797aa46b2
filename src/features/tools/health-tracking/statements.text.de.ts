import type { Component } from '../checkups/statements.rules.ts'

export const COMPONENT_LABELS: Record<Component, string> = {
  direction: 'Richtung',
  people: 'Menschen',
  data: 'Daten',
  issues: 'Themen',
  process: 'Prozesse',
  execution: 'Umsetzung',
}

export const STATEMENT_TEXTS: readonly string[] = [
  'Unser Plan ist aufgeschrieben und aktuell.',
  'Alle könnten sagen, wofür es uns gibt.',
  'Unsere Werte entscheiden, wen wir einstellen und von wem wir uns trennen.',
  'Wir kennen unsere Kundschaft und wissen, warum sie uns wählt.',
  'Jede Stelle hat einen klaren Zweck.',
  'Die Menschen passen auf ihre Stellen.',
  'Vorgesetzte sprechen jedes Quartal mit allen einzeln.',
  'Wir vertrauen einander.',
  'Ein paar Zahlen jede Woche sagen uns, wie es uns geht.',
  'Für jede Zahl ist jemand zuständig.',
  'Wir handeln, wenn eine nicht stimmt.',
  'Probleme werden offen genannt.',
  'Wir finden Ursachen, bevor wir Lösungen suchen.',
  'Gelöste Themen bleiben gelöst.',
  'Unsere Kernprozesse sind aufgeschrieben.',
  'Die Menschen arbeiten danach.',
  'Wir verbessern sie mit Absicht.',
  'Alle haben jedes Quartal wenige klare Ziele.',
  'Besprechungen beginnen und enden pünktlich und lohnen sich.',
  'Was wir versprechen, machen wir fertig.',
]
