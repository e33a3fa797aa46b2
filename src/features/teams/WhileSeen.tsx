import type { ReactNode } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'

type WhileSeenProps = { teamId: string; children: ReactNode }

/**
 * Shows its children as long as the reader sees the team. What asks for its rows leaves once it is deleted or they are taken off it, so that
 * the refusal takes nothing else along that they have entered.
 */
export const WhileSeen = ({ teamId, children }: WhileSeenProps) =>
  useActor().sees(team(teamId)) ? children : null
