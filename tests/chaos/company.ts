import { companyRows } from '../../src/features/people/company-rows.rules.ts'
import { level } from '../../src/features/people/people.table.ts'
import { defineMutation } from '../../src/sync/define-mutation.ts'
import { list, record, uuid } from '../../src/sync/fields.ts'
import { newId } from '../../src/sync/id.ts'

/** A company of these people; each team begins with every second of them. */
export const foundCompany = defineMutation('foundCompany', {
  input: { companyId: uuid(), people: record(uuid()), levels: record(level()), teamIds: list(uuid()) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { companyId, people, levels, teamIds }, { now }) {
    const personIds = Object.values(people)
    const rows = companyRows(
      {
        company: { id: companyId, name: 'Harbor', slug: companyId },
        people: Object.entries(people).map(([name, id]) => ({
          id,
          email: `${name}@harbor.example`,
          fullName: name,
          level: levels[name]!,
        })),
        teams: teamIds.map((id, index) => ({
          id,
          name: `Team ${index}`,
          isLeadership: index === 0,
          createdBy: personIds[0]!,
          members: personIds
            .filter((_id, position) => (position + index) % 2 === 1)
            .map((personId) => ({ id: newId(), personId })),
        })),
      },
      now,
    )
    for (const { table, row } of rows) tx.insert(table, row)
  },
})
