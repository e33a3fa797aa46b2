import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips.tsx'
import { Select } from '../../ui/Select.tsx'
import { OwnerSelect } from '../work/OwnerSelect.tsx'
import { TitleAndDescription } from '../work/TitleAndDescription.tsx'
import { OWNER } from '../work/work.text.ts'
import { ISSUE_TYPES, type IssueType } from './issues.table.ts'
import { ISSUE_TYPE_LABELS, TYPE } from './issues.text.ts'

type IssueFieldsProps = {
  title?: string | undefined
  description?: string | null | undefined
  issueType?: IssueType | undefined
  teamId: string
  ownerId?: string
  /** Further chips. */
  children?: ReactNode
}

/** The fields that a new issue and an existing one share. */
export function IssueFields({
  title,
  description,
  issueType = 'short_term',
  teamId,
  ownerId,
  children,
}: IssueFieldsProps) {
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      <Chips>
        <OwnerSelect
          key={teamId}
          label={OWNER}
          name="ownerId"
          teamId={teamId}
          work={ownerId ? { teamId, ownerId } : undefined}
        />
        {children}
        <Select
          label={TYPE}
          name="issueType"
          defaultValue={issueType}
          options={ISSUE_TYPES.map((value) => ({ value, label: ISSUE_TYPE_LABELS[value] }))}
        />
      </Chips>
    </>
  )
}
