import type { Level } from '../rights/levels.rules.ts'
import { DEMO_DOMAIN } from '../accounts/demo-address.rules.ts'

/** The fictional company that visitors can try the product with. */
export const DEMO_COMPANY = { name: 'Tidewater Instruments', slug: 'tidewater-demo' }

export interface DemoCharacter {
  key: string
  fullName: string
  level: Level
  /** Their job, as the list of people to become shows it. */
  role: string
}

const character = (key: string, fullName: string, level: Level, role: string): DemoCharacter => ({
  key,
  fullName,
  level,
  role,
})

export const DEMO_PEOPLE: readonly DemoCharacter[] = [
  character('nora', 'Nora Vance', 'director', 'Managing director'),
  character('idris', 'Idris Calloway', 'director', 'Chief operating officer'),
  character('petra', 'Petra Lindqvist', 'manager', 'Head of sales'),
  character('tomas', 'Tomas Okafor', 'manager', 'Head of operations'),
  character('june', 'June Abara', 'manager', 'Finance and people'),
  character('felix', 'Felix Marsh', 'member', 'Account manager'),
  character('sunniva', 'Sunniva Dahl', 'member', 'Account manager'),
  character('rafael', 'Rafael Quill', 'member', 'Production planner'),
  character('mei', 'Mei Brightwell', 'member', 'Quality engineer'),
  character('oskar', 'Oskar Pell', 'member', 'Calibration lab'),
  character('greta', 'Greta Holloway', 'member', 'Accounting'),
  character('dev', 'Dev Rowan', 'view-only', 'Advisor'),
]

export const DEMO_TEAMS = [
  {
    key: 'leadership',
    name: 'Leadership',
    isLeadership: true,
    members: ['nora', 'idris', 'petra', 'tomas', 'june'],
  },
  { key: 'sales', name: 'Sales', isLeadership: false, members: ['petra', 'felix', 'sunniva', 'dev'] },
  {
    key: 'operations',
    name: 'Operations',
    isLeadership: false,
    members: ['tomas', 'rafael', 'mei', 'oskar'],
  },
  { key: 'finance', name: 'Finance & People', isLeadership: false, members: ['june', 'greta', 'dev'] },
] as const

export type DemoTeam = (typeof DEMO_TEAMS)[number]['key']

/** The ids of one seeding, people and teams by their keys. */
export interface DemoIds {
  companyId: string
  people: Record<string, string>
  teams: Record<DemoTeam, string>
  /** Metrics by their names. */
  metrics: Record<string, string>
}

export const emailOf = (key: string): string => `${key}${DEMO_DOMAIN}`
