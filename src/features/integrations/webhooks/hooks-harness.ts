import { expect } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { asking, type Received, type Receiver, startReceiver } from '../receiver-harness.ts'
import type { DeliveryLog, HookList, NewSecret } from './hooks.requests.ts'

/** A server whose companies may reach this machine, and a program that hears what it tells. */
export interface HooksStage {
  server: Served
  /** Another one for each test. */
  receiver: Receiver
  maya: SignedIn
  lena: SignedIn
  ravi: SignedIn
}

export async function openHooks(): Promise<HooksStage> {
  const server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  const { harbor, lantern } = server
  return {
    server,
    receiver: await startReceiver(),
    maya: await server.signIn(harbor.people['maya'] ?? ''),
    lena: await server.signIn(harbor.people['lena'] ?? ''),
    ravi: await server.signIn(lantern.people['ravi'] ?? ''),
  }
}

/** What a test does with the webhooks of Harbor: as Maya over HTTP, unless it says otherwise. */
export function hooksOf(stage: () => HooksStage) {
  const harbor = () => stage().server.harbor
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- A test says what it expects.
  const ask = <Answer>(path: string, by: SignedIn, body?: object) =>
    asking(stage().server.url)<Answer>(path, by, body)
  const run = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>, person = 'lena') =>
    stage().server.services.node.run(harbor().id, harbor().people[person] ?? '', mutation, args)
  const list = async () => (await ask<HookList>(`/api/hooks/${harbor().id}`, stage().maya)).body
  const make = (events: string[], address = `${stage().receiver.url}/hook`, by = stage().maya) =>
    ask<NewSecret>('/api/hooks', by, { kind: 'webhook', companyId: harbor().id, address, events })
  const made = async (...events: string[]) => (await make(events)).body
  const act = (hookId: string, does: string, by = stage().maya) =>
    ask<NewSecret>('/api/hooks/act', by, { companyId: harbor().id, hookId, act: does })
  const log = async (hookId: string) =>
    (await ask<DeliveryLog>(`/api/hooks/${harbor().id}/${hookId}/deliveries`, stage().maya)).body.deliveries
  const sql = (text: string, ...values: unknown[]) =>
    stage().server.services.node.options.inCompany(harbor().id, null, (client) =>
      client.query(text, [harbor().id, ...values]),
    )
  async function newTask(patch: object = {}): Promise<string> {
    const id = newId()
    const { crew: teamId } = harbor().teams
    const task = { id, title: 'Fix the crane', taskType: 'team', teamId, dueDate: '2026-12-01' }
    await run(createTask, { ...task, ...patch } as never)
    return id
  }
  /** Before a test; what it answers ends the webhooks that the test made. */
  async function freshReceiver(): Promise<() => Promise<void>> {
    await stage().receiver.stop()
    stage().receiver = await startReceiver()
    return async () => {
      for (const { id } of (await list()).hooks) await act(id, 'remove')
    }
  }
  async function close(): Promise<void> {
    await stage().server.stop()
    await stage().receiver.stop()
  }
  return { ask, run, list, make, made, act, log, sql, newTask, freshReceiver, close }
}

export const told = ({ body }: Received) => JSON.parse(body) as { id: string; event: string; data: object }

export const soon = (now: () => unknown): ReturnType<typeof expect.poll> =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- Whoever calls it awaits it.
  expect.poll(now, { timeout: 15_000, interval: 50 })
