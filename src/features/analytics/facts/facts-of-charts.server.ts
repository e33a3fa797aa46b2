import type { ChartKind } from '../charts/chart-kinds.rules.ts'
import { adoptionFacts } from './adoption-facts.server.ts'
import type { Facts } from './fact.server.ts'
import { goalFacts } from './goal-facts.server.ts'
import { issueFacts } from './issue-facts.server.ts'
import { metricFacts } from './metric-facts.server.ts'
import { participationFacts } from './participation-facts.server.ts'
import { punctualityFacts } from './punctuality-facts.server.ts'
import { ratingFacts } from './rating-facts.server.ts'
import { taskFacts } from './task-facts.server.ts'

export const FACTS: Record<ChartKind, Facts> = {
  goals: goalFacts,
  tasks: taskFacts,
  issues: issueFacts,
  rating: ratingFacts,
  punctuality: punctualityFacts,
  metrics: metricFacts,
  participation: participationFacts,
  adoption: adoptionFacts,
}
