import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { APP_FAILED, RELOAD_PAGE, TRY_AGAIN, WENT_WRONG } from './ui.text.ts'

type Props = {
  children: ReactNode
  title?: string
  detail?: string
  /** When this key changes, as the path does, the error is cleared. */
  resetKey?: string | undefined
  /** What stands in its place: a whole page by default. */
  fallback?: ComponentType<FailureProps>
}

type State = { failed: boolean; resetKey: string | undefined }

/** Keeps a failure in one part from breaking the whole page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { title, detail, fallback: Fallback = Failure } = this.props
    return <Fallback title={title} detail={detail} onRetry={() => this.setState({ failed: false })} />
  }
}

export type FailureProps = { title?: string | undefined; detail?: string | undefined; onRetry: () => void }

/** Shown in place of a part that failed. */
export function Failure({ title, detail, onRetry }: FailureProps) {
  return (
    <div
      role="alert"
      className="grid h-full min-h-64 content-center justify-items-center gap-1 p-6 text-center"
    >
      <h1 className="text-lg font-semibold">{title ?? WENT_WRONG}</h1>
      <p className="max-w-md text-balance text-soft">{detail ?? APP_FAILED}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onRetry}>
          {TRY_AGAIN}
        </Button>
        <Button onClick={() => location.reload()}>{RELOAD_PAGE}</Button>
      </div>
    </div>
  )
}
