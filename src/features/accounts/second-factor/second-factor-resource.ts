import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import type { SecondFactor } from './second-factor.requests.ts'

/** Whether the person's account asks for one-time codes, and what belongs to them. */
export const secondFactor = makeResource(() => requestJson<SecondFactor>('GET', '/api/second-factor'))
