import type { Database } from '../../../server/database/database.ts'
import { people } from '../../people/people.table.ts'
import { asking, connect, type Stage, startStage } from '../identity-harness.ts'
import type { NewToken } from './provisioning.requests.ts'

/** What a directory is answered: one user or group, a page of them, or a refusal. */
export interface Answer {
  status: number
  id: string
  userName: string
  displayName: string
  active: boolean
  members?: { value: string }[]
  scimType?: string
  detail?: string
  totalResults: number
  itemsPerPage: number
  Resources: Answer[]
}

/** A token for the company’s directory, which a director makes. */
export async function makeToken(
  stage: Stage,
  companyId: string,
  personId: string,
  more: object = {},
): Promise<string> {
  const wanted = { companyId, name: 'Directory', expires: '365', ...more }
  const made = await asking(stage, await stage.signIn(personId), 'provisioning', wanted)
  return (made as unknown as NewToken).token
}

/** Both companies with a provider, and the directories of both. */
export interface DirectoryStage extends Stage {
  /** Of Harbor. */
  token: string
  /** Of Lantern. */
  foreign: string
  /** What a directory asks, which sends neither cookies nor an origin. */
  scim(method: string, path: string, body?: object, token?: string): Promise<Answer>
  patch(path: string, ...operations: object[]): Promise<Answer>
  /** The level of a member of Harbor, else what became of the membership. */
  levelOf(id: string): Promise<string | undefined>
}

export async function startDirectories(database?: Database): Promise<DirectoryStage> {
  const stage = await startStage({}, database)
  const { harbor, lantern } = stage
  const { maya } = harbor.people as Record<'maya', string>
  const { ravi } = lantern.people as Record<'ravi', string>
  await connect(stage, { companyId: harbor.id, director: maya, domain: 'harbor.example' })
  await connect(stage, { companyId: lantern.id, director: ravi, domain: 'lantern.example' })
  const token = await makeToken(stage, harbor.id, maya)
  const foreign = await makeToken(stage, lantern.id, ravi)
  const scim = (method: string, path: string, body?: object, own = token) =>
    askScim(stage.url, own, method, path, body)
  return {
    ...stage,
    token,
    foreign,
    scim,
    patch: (path, ...operations) => scim('PATCH', path, { Operations: operations }),
    async levelOf(id) {
      const person = (await stage.services.node.company(harbor.id))!.replica.store.get(people, id)
      return person?.status === 'active' ? person.level : person?.status
    },
  }
}

/** Asks the server at this address, which may be one of several. */
export async function askScim(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${url}/api/scim/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/scim+json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { ...(text && JSON.parse(text)), status: answer.status } as Answer
}
