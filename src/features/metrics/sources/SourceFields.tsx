import { useState } from 'react'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { MASK } from './settings.rules.ts'
import { headerLines } from './source-draft.ts'
import {
  ADDRESS,
  ADDRESS_KEPT,
  AT,
  BODY,
  BODY_LEFT_OUT,
  COUNTS,
  COUNTS_OPTIONS,
  DATABASE,
  DAY_OPTIONS,
  EVERY_LABEL,
  EVERY_OPTIONS,
  HTTPS,
  HEADERS,
  HEADERS_HINT,
  inZone,
  METHOD,
  METHODS,
  NO_DATABASE,
  ON_DAY,
  PATH,
  PATH_HINT,
  QUERY,
  QUERY_HINT,
} from './source.text.ts'
import { BODY_LENGTH, PATH_LENGTH, QUERY_LENGTH, type ShownSource, URL_LENGTH } from './sources.requests.ts'

type HttpFieldsProps = { source: Extract<ShownSource, { kind: 'http' }> | null }

export function HttpFields({ source }: HttpFieldsProps) {
  const [method, setMethod] = useState<string>(source?.method ?? 'GET')
  return (
    <>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
        <Select label={METHOD} name="method" options={METHODS} value={method} onChange={setMethod} />
        <TextField
          label={ADDRESS}
          name="url"
          type="url"
          inputMode="url"
          maxLength={URL_LENGTH}
          defaultValue={source?.url}
          placeholder={HTTPS}
          description={source?.url.includes(MASK) ? ADDRESS_KEPT : undefined}
        />
      </div>
      <TextArea
        label={HEADERS}
        name="headers"
        rows={2}
        spellCheck={false}
        defaultValue={headerLines(source?.headers ?? [])}
        description={HEADERS_HINT}
      />
      {method === 'POST' && (
        <TextArea
          label={BODY}
          name="body"
          maxLength={BODY_LENGTH}
          spellCheck={false}
          defaultValue={source?.body ?? ''}
          description={source?.body === MASK ? BODY_LEFT_OUT : undefined}
        />
      )}
      <TextField
        label={PATH}
        name="path"
        maxLength={PATH_LENGTH}
        spellCheck={false}
        defaultValue={source?.path ?? '$'}
        description={PATH_HINT}
      />
    </>
  )
}

type SqlFieldsProps = {
  source: Extract<ShownSource, { kind: 'sql' }> | null
  dataSources: readonly { id: string; name: string }[]
}

export function SqlFields({ source, dataSources }: SqlFieldsProps) {
  if (dataSources.length === 0) return <p className="text-soft">{NO_DATABASE}</p>
  return (
    <>
      <Select
        label={DATABASE}
        name="dataSourceId"
        options={dataSources.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={source?.dataSourceId ?? dataSources[0]!.id}
      />
      <TextArea
        label={QUERY}
        name="query"
        rows={4}
        maxLength={QUERY_LENGTH}
        spellCheck={false}
        className="font-mono"
        defaultValue={source?.query ?? ''}
        description={QUERY_HINT}
      />
    </>
  )
}

export function ScheduleFields({ source, timeZone }: { source: ShownSource | null; timeZone: string }) {
  const [every, setEvery] = useState<string>(source?.every ?? 'day')
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Select label={EVERY_LABEL} name="every" options={EVERY_OPTIONS} value={every} onChange={setEvery} />
      {every === 'week' && (
        <Select
          label={ON_DAY}
          name="weekday"
          options={DAY_OPTIONS}
          defaultValue={String(source?.weekday ?? 0)}
        />
      )}
      <TextField
        label={AT}
        name="time"
        type="time"
        required
        defaultValue={source?.time ?? '08:00'}
        description={inZone(timeZone)}
      />
      <Select label={COUNTS} name="week" options={COUNTS_OPTIONS} defaultValue={source?.week ?? 'finished'} />
    </div>
  )
}
