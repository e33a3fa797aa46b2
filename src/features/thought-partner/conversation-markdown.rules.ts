import { withoutLinks } from './answer-text.rules.ts'
import { PARTNER, PROPOSED, STOPPED, YOU } from './thought-partner.text.ts'
import type { Message } from './thought-partner.requests.ts'

/** A conversation as a text to take along. */
export const markdownOf = (title: string, messages: readonly Message[]): string =>
  [
    `# ${withoutLinks(title)}`,
    ...messages.flatMap(({ role, parts, state }) => [
      `## ${role === 'person' ? YOU : PARTNER}`,
      ...parts.flatMap((part) => {
        if (part.type === 'text') return [withoutLinks(part.text)]
        return part.type === 'proposal'
          ? [`> ${PROPOSED[part.proposed.of]}: ${withoutLinks(part.proposed.fields.title)}`]
          : []
      }),
      ...(state === 'stopped' ? [`*${STOPPED}*`] : []),
    ]),
  ].join('\n\n') + '\n'
