import type { Component } from '../checkups/statements.rules.ts'

export const COMPONENT_LABELS: Record<Component, string> = {
  direction: 'Direction',
  people: 'People',
  data: 'Data',
  issues: 'Issues',
  process: 'Process',
  execution: 'Execution',
}

/** What is asked, part by part. */
export const STATEMENT_TEXTS: readonly string[] = [
  'Our plan is written and current.',
  'Everybody could say our purpose.',
  'Our values decide hiring and leaving.',
  'We know our customer and why they choose us.',
  'Each seat has one clear purpose.',
  'People fit the seats they hold.',
  'Managers talk with each person every quarter.',
  'We trust each other.',
  'A few weekly numbers tell us how we are.',
  'Every number has an owner.',
  'We act when one is off.',
  'Problems are named openly.',
  'We find causes before solutions.',
  'Solved issues stay solved.',
  'Our core processes are written down.',
  'People follow them.',
  'We improve them on purpose.',
  'Everybody has few clear goals each quarter.',
  'Meetings start and end on time and are worth it.',
  'What we promise, we finish.',
]
