import { Progress } from '../../../ui/Progress.tsx'
import { BAR, type Score } from '../quarters/score.rules.ts'
import { BAR_MET, BAR_MISSED, SHARE_DONE, shareDone } from './closing.text.ts'

/** The share of goals done, against the bar of 80 percent. */
export const ShareDone = ({ score: { done, all, percentDone } }: { score: Score }) => (
  <div className="grid gap-1">
    <div className="relative">
      <Progress label={SHARE_DONE} value={percentDone} className="w-full" />
      <span
        aria-hidden
        style={{ left: `${BAR}%` }}
        className="absolute -top-1 -bottom-1 w-0.5 rounded bg-ink"
      />
    </div>
    <p role="status" data-numeric className="text-[0.8125rem]">
      <span className="font-medium">{shareDone(done, all, percentDone)}</span>{' '}
      <span className={percentDone >= BAR ? 'text-good-ink' : 'text-soft'}>
        {percentDone >= BAR ? BAR_MET : BAR_MISSED}
      </span>
    </p>
  </div>
)
