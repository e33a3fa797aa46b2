import { Target } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { ErrorBoundary, Failure } from '../ErrorBoundary.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { PanelBoundary } from '../PanelBoundary.tsx'
import { Part } from './Part.tsx'

const retry = () => {}

export function Messages() {
  return (
    <>
      <Part name="Alert" layout="stack">
        <Alert kind="good" title="Your password was changed." />
        <Alert kind="info" title="This meeting has ended." detail="You can still read its results." />
        <Alert
          kind="warn"
          title="You are offline."
          detail="Your changes are sent when you are back."
          action={<Button size="sm">Try now</Button>}
        />
        <Alert
          kind="bad"
          title="Failed to save goal"
          detail={`averylongwordwithoutaspace${'-so-it-must-break'.repeat(9)}`}
        />
      </Part>
      <Part name="Markdown">
        <Markdown
          text={
            'Call the customer **first**, then *within a day*:\n- open the [list](https://example.com)\n- <b>this</b> stays text'
          }
        />
      </Part>
      <Part name="EmptyState" layout="columns">
        <EmptyState text="Goals of your teams will appear here." />
        <EmptyState
          icon={<Target />}
          text="Your team has no goals for this quarter yet."
          action={<Button variant="primary">Add goal</Button>}
        />
      </Part>
      <Part name="ErrorState" layout="columns">
        <ErrorState title="Metrics could not be loaded" onRetry={retry} />
        <ErrorState
          title="Metrics could not be loaded"
          detail="Check your connection and try again."
          onRetry={retry}
        />
      </Part>
      <Part name="Failure" layout="columns">
        <Failure onRetry={retry} />
        <Failure
          title="Sidebar encountered an error"
          detail="The rest of the app still works."
          onRetry={retry}
        />
      </Part>
      <Part name="ErrorBoundary" about="Shows a Failure in place of the part that breaks." layout="stack">
        <ErrorBoundary>
          <Fragile />
        </ErrorBoundary>
      </Part>
      <Part name="PanelBoundary" about="Keeps a failure to a part of a page." layout="stack">
        <PanelBoundary>
          <Fragile />
        </PanelBoundary>
        <PanelBoundary place="bar">
          <Fragile />
        </PanelBoundary>
      </Part>
    </>
  )
}

function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('The gallery was asked to break this part.')
  return (
    <Button className="justify-self-start" onClick={() => setBroken(true)}>
      Break this part
    </Button>
  )
}
