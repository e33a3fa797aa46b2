import { Link } from '@tanstack/react-router'
import { Users, X } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { toast } from '../../ui/toast.ts'
import { RoleChanges } from './RoleChanges.tsx'
import type { ListedProfile } from './roles.requests.ts'
import { type Role, ROLES } from './roles.rules.ts'
import {
  ASSIGN,
  assignTo,
  FIND_PROFILE,
  NO_PROFILE,
  ONLY_SUPER_ADMINS,
  OPEN_PERMISSIONS,
  PROFILES,
  removalQuestion,
  REMOVAL_EXPLAINED,
  REMOVE_ROLE,
  removeRoleOf,
  ROLE_ASSIGNED,
  ROLE_LABELS,
  ROLE_NOT_ASSIGNED,
  ROLE_NOT_REMOVED,
  ROLE_REMOVED,
  ROLES_EXPLAINED,
  SHOW_MORE,
  TRY_AGAIN,
  USERS_NOT_LOADED,
} from './roles.text.ts'
import { useProfiles } from './use-profiles.ts'

const ROW_HEIGHT = 56

type Removal = { profile: ListedProfile; role: Role }

/** Every profile of the installation with its roles, which super admins assign and remove. */
export function RolesTab() {
  const [text, setText] = useState('')
  const { answer, hasFailed, again, showMore } = useProfiles(text)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [changes, setChanges] = useState(0)

  async function change(to: 'assign' | 'remove', profile: ListedProfile, role: Role): Promise<void> {
    const [failure, done] =
      to === 'assign' ? [ROLE_NOT_ASSIGNED, ROLE_ASSIGNED] : [ROLE_NOT_REMOVED, ROLE_REMOVED]
    try {
      await post(`/api/platform/roles/${to}`, { userId: profile.id, role }, failure)
      toast.success(done)
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
    }
    again()
    setChanges((count) => count + 1)
  }

  return (
    <>
      <p className="px-4 pt-4 text-soft">
        {ROLES_EXPLAINED} {answer && !answer.mayAssign && ONLY_SUPER_ADMINS}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 py-3">
        <SearchField
          label={FIND_PROFILE}
          className="md:w-72"
          maxLength={100}
          value={text}
          onChange={setText}
        />
        <Link to="/permissions" className={buttonClass()}>
          {OPEN_PERMISSIONS}
        </Link>
      </div>
      <div className="border-t border-line">
        {!answer && !hasFailed && <SkeletonRows rows={8} rowHeight="h-14" />}
        {!answer && hasFailed && (
          <EmptyState text={USERS_NOT_LOADED} action={<Button onClick={again}>{TRY_AGAIN}</Button>} />
        )}
        {answer?.profiles.length === 0 && <EmptyState icon={<Users aria-hidden />} text={NO_PROFILE} />}
        {answer && answer.profiles.length > 0 && (
          <RowList items={answer.profiles} label={PROFILES} rowHeight={ROW_HEIGHT} keyOf={({ id }) => id}>
            {(profile) => (
              <ProfileRow
                profile={profile}
                mayAssign={answer.mayAssign}
                onAssign={(role) => void change('assign', profile, role)}
                onRemove={(role) => setRemoval({ profile, role })}
              />
            )}
          </RowList>
        )}
        {answer?.more && (
          <div className="px-4 py-3">
            <Button onClick={showMore}>{SHOW_MORE}</Button>
          </div>
        )}
      </div>
      {answer?.mayAssign && <RoleChanges version={changes} />}
      {removal && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoval(null)}
          title={removalQuestion(ROLE_LABELS[removal.role], removal.profile.fullName)}
          detail={REMOVAL_EXPLAINED}
          confirmLabel={REMOVE_ROLE}
          danger
          onConfirm={() => {
            setRemoval(null)
            void change('remove', removal.profile, removal.role)
          }}
        />
      )}
    </>
  )
}

type ProfileRowProps = {
  profile: ListedProfile
  mayAssign: boolean
  onAssign: (role: Role) => void
  onRemove: (role: Role) => void
}

function ProfileRow({ profile: { fullName, email, roles }, mayAssign, onAssign, onRemove }: ProfileRowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Avatar name={fullName} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium">{fullName}</p>
        <p className="truncate text-[0.8125rem] text-soft">{email}</p>
      </div>
      {roles.map((role) => (
        <span key={role} className="flex items-center">
          <Badge variant="info">{ROLE_LABELS[role]}</Badge>
          {mayAssign && (
            <IconButton
              label={removeRoleOf(ROLE_LABELS[role], fullName)}
              icon={<X aria-hidden />}
              onClick={() => onRemove(role)}
            />
          )}
        </span>
      ))}
      {mayAssign && (
        <Menu
          label={assignTo(fullName)}
          align="end"
          sections={[
            { entries: ROLES.map((role) => ({ label: ROLE_LABELS[role], onSelect: () => onAssign(role) })) },
          ]}
          trigger={
            <Button size="sm" aria-label={assignTo(fullName)}>
              {ASSIGN}
            </Button>
          }
        />
      )}
    </div>
  )
}
