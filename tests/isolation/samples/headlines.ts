import { newId } from '../../../src/sync/id.ts'
import { MORNING, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createHeadline: {
    least: 'member',
    args: ({ teamId, meetingId }) => ({ id: newId(), title: 'New headline', teamId, meetingId }),
  },
  updateHeadline: {
    least: 'member',
    own: 'only',
    args: ({ headlineId }) => ({ id: headlineId, title: 'Renamed' }),
  },
  archiveHeadline: { least: 'manager', own: 'too', args: ({ headlineId }) => ({ id: headlineId }) },
  restoreHeadline: { least: 'manager', own: 'too', args: ({ headlineId }) => ({ id: headlineId }) },
  setHeadlineRead: { least: 'member', args: ({ headlineId }) => ({ id: headlineId, isRead: true }) },
  reactToHeadline: {
    least: 'view-only',
    args: ({ headlineId }) => ({ headlineId, kind: 'cheer', isOn: true }),
  },
  cascadeMessage: {
    least: 'member',
    args: ({ meetingId, otherTeamId }) => ({
      id: newId(),
      headlineId: newId(),
      meetingId,
      toTeamId: otherTeamId,
      title: 'Tell the others',
    }),
  },
}

export const queries: QuerySamples = {
  reactionsOf: { least: 'view-only', args: ({ headlineId }) => ({ headlineId }) },
  headlineSetting: { least: 'view-only', args: ({ teamId }) => ({ teamId, from: MORNING }) },
  headlinesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  headlinesForMeeting: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  otherTeams: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
}
