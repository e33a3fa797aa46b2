import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { session } from '../../accounts/sessions/session-resource.ts'

type DiagnosticsPageProps = { title: string; about: string; actions?: ReactNode; children: ReactNode }

/** The frame of a diagnostics screen. People without a role on the installation land on their dashboard. */
export function DiagnosticsPage({ title, about, actions, children }: DiagnosticsPageProps) {
  if (session.use().data?.user?.role === undefined) return <Navigate to="/dashboard" replace />
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <div className="grid max-w-5xl gap-4 px-4 pb-6">
        <p className="text-soft">{about}</p>
        {children}
      </div>
    </>
  )
}
