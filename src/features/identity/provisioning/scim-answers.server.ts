import { answerTo } from '../../../server/http/errors.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import type { Group } from './scim-groups.server.ts'
import type { Listed } from './scim-users.server.ts'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'
const TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

/** A member as a directory reads them. */
export const userAnswer = ({ person, externalId, userName }: Listed, base: string): object => ({
  schemas: [USER],
  id: person.id,
  ...(externalId !== null && { externalId }),
  userName,
  displayName: person.fullName,
  name: { formatted: person.fullName },
  emails: [{ value: person.email, primary: true }],
  active: isActiveMember(person),
  meta: { resourceType: 'User', created: person.joinedAt, location: `${base}/Users/${person.id}` },
})

/** A group as a directory reads it: a team. */
export const groupAnswer = (
  { team, externalId, memberIds }: Group,
  base: string,
  withoutMembers = false,
): object => ({
  schemas: [GROUP],
  id: team.id,
  ...(externalId !== null && { externalId }),
  displayName: team.name,
  ...(!withoutMembers && {
    members: memberIds.map((id) => ({ value: id, type: 'User', $ref: `${base}/Users/${id}` })),
  }),
  meta: { resourceType: 'Group', created: team.createdAt, location: `${base}/Groups/${team.id}` },
})

export const listAnswer = (total: number, startIndex: number, resources: readonly object[]): object => ({
  schemas: [LIST],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

/** The words of the standard for some of our codes. */
const SCIM_TYPES: Record<string, string> = {
  'provisioning/already-a-member': 'uniqueness',
  'provisioning/external-id-taken': 'uniqueness',
  'provisioning/group-exists': 'uniqueness',
  'provisioning/bad-group-filter': 'invalidFilter',
  'provisioning/no-such-user': 'invalidValue',
  'provisioning/bad-filter': 'invalidFilter',
  'provisioning/bad-path': 'invalidPath',
  'provisioning/no-address': 'invalidValue',
  'provisioning/other-domain': 'invalidValue',
  'request/invalid': 'invalidValue',
}

export function errorAnswer(error: Error): { status: number; body: object } {
  const { status, code, detail } = answerTo(error)
  const scimType = SCIM_TYPES[code]
  return { status, body: { schemas: [ERROR], status: String(status), ...(scimType && { scimType }), detail } }
}

const unsupported = { supported: false }

/** What we offer of SCIM 2.0. */
export const providerConfig = (base: string): object => ({
  schemas: [CONFIG],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: unsupported,
  sort: unsupported,
  etag: unsupported,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that a director makes',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = (base: string): object[] => [
  {
    schemas: [TYPE],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: USER,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
  {
    schemas: [TYPE],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: GROUP,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
  },
]

const attribute = (name: string, more: object = {}): object => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

export const schemas = (base: string): object[] => [
  {
    schemas: [SCHEMA],
    id: USER,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('displayName'),
      attribute('name', { type: 'complex', subAttributes: [attribute('formatted')] }),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        mutability: 'readOnly',
        subAttributes: [attribute('value'), attribute('primary', { type: 'boolean' })],
      }),
      attribute('active', { type: 'boolean' }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${USER}` },
  },
  {
    schemas: [SCHEMA],
    id: GROUP,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [attribute('value', { mutability: 'immutable' })],
      }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${GROUP}` },
  },
]
