import { TrendingUp } from 'lucide-react'
import type { Metric } from '../metrics.table.ts'
import { forecastSentence } from './forecast-sentence.rules.ts'
import type { Forecast } from './forecast.rules.ts'
import { FROM_ITS_OWN_HISTORY } from './panel.text.ts'

type PanelForecastProps = { forecast: Forecast; metric: Metric }

export function PanelForecast({ forecast, metric }: PanelForecastProps) {
  const { ends, takes } = forecastSentence(forecast, metric)
  return (
    <p
      className="flex gap-2.5 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem]"
      data-tooltip={FROM_ITS_OWN_HISTORY}
    >
      <TrendingUp aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <span>
        <span className="font-semibold">{ends}</span> <span className="text-soft">{takes}</span>
      </span>
    </p>
  )
}
