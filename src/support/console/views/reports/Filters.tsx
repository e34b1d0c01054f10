import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import controls from '../../../../inspector/views/core/controls.module.css'
import { Button, Choice, TextField } from '../../../../inspector/views/core/controls.tsx'
import { type ReportQuery, type ReportSort, sorts, statuses } from '../../../console.shapes.ts'
import type { reportsMachine } from '../../reports/reports.machine.ts'
import { useConsole, useConsoleActor } from '../core/using.ts'
import { kindWords, statusWords } from '../core/words.ts'
import styles from './Filters.module.css'

const sortWords: Readonly<Record<ReportSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  longest: 'Longest first',
  largest: 'Largest first',
}

const typed = [
  { key: 'build', label: 'Build', example: '' },
  { key: 'route', label: 'Page', example: 'cams' },
  { key: 'browser', label: 'Browser', example: 'Chromium 156' },
  { key: 'error', label: 'Error', example: 'TypeError' },
  { key: 'state', label: 'State reached', example: 'app/realtime:connected' },
  { key: 'group', label: 'Group', example: '' },
] as const satisfies readonly { key: keyof ReportQuery; label: string; example: string }[]

const any = { value: '', text: 'Any' }

/** What of the reports is looked for; all of it stands in the address. */
export function Filters({ reports }: { reports: ActorRefFrom<typeof reportsMachine> }) {
  const actor = useConsoleActor()
  const query = useSelector(reports, ({ context }) => context.query)
  const name = useConsole(({ context }) => context.account?.name ?? '')
  const choose = (part: { [K in keyof ReportQuery]?: string }, isReplacing = false) => {
    const all = { ...query, ...part }
    const known = Object.entries(all).filter(([, value]) => value !== '' && value !== undefined)
    const place = { page: 'reports', query: Object.fromEntries(known) as ReportQuery } as const
    actor.send({ type: 'console.placeChosen', place, isReplacing })
  }
  const more = typed.filter(({ key }) => query[key]).length + (query.from ? 1 : 0)
  const isFiltered = Object.keys(query).some((key) => key !== 'sort')
  return (
    <form
      className={styles.filters}
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        className={`${controls.input} ${styles.search}`}
        type="search"
        aria-label="Search reports"
        placeholder="Search text, error, guest, page …"
        value={query.text ?? ''}
        onChange={({ target }) => choose({ text: target.value }, true)}
      />
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>Status</legend>
        {['', ...statuses].map((status) => (
          <label key={status} className={styles.chip}>
            <input
              type="radio"
              name="status"
              checked={(query.status ?? '') === status}
              onChange={() => choose({ status })}
            />
            {status === '' ? 'All' : statusWords[status as keyof typeof statusWords]}
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <Choice
          label="Kind"
          value={query.kind ?? ''}
          options={[
            any,
            { value: 'asked', text: kindWords.asked },
            { value: 'crash', text: kindWords.crash },
          ]}
          onChoice={(kind) => choose({ kind })}
        />
        <Choice
          label="Assigned to"
          value={query.assignee ?? ''}
          options={[
            { value: '', text: 'Anybody' },
            { value: name, text: `Me (${name})` },
            { value: 'none', text: 'Nobody' },
            ...(query.assignee && query.assignee !== 'none' && query.assignee !== name
              ? [{ value: query.assignee, text: query.assignee }]
              : []),
          ]}
          onChoice={(assignee) => choose({ assignee })}
        />
        <Choice
          label="Order"
          value={query.sort ?? 'newest'}
          options={sorts.map((sort) => ({ value: sort, text: sortWords[sort] }))}
          onChoice={(sort) => choose({ sort: sort === 'newest' ? '' : sort })}
        />
      </div>
      <details className={styles.more} open={more > 0 || undefined}>
        <summary>More filters{more > 0 && ` (${more})`}</summary>
        <div className={styles.fields}>
          <label className={styles.date}>
            From
            <input
              className={controls.input}
              type="date"
              value={query.from?.slice(0, 10) ?? ''}
              onChange={({ target }) => choose({ from: dayOf(target.value) })}
            />
          </label>
          <label className={styles.date}>
            Before
            <input
              className={controls.input}
              type="date"
              value={query.until?.slice(0, 10) ?? ''}
              onChange={({ target }) => choose({ until: dayOf(target.value) })}
            />
          </label>
          {typed.map(({ key, label, example }) => (
            <TextField
              key={`${key} ${query[key] ?? ''}`}
              label={label}
              placeholder={example}
              defaultValue={query[key] ?? ''}
              onBlur={({ target }) => {
                if (target.value.trim() !== (query[key] ?? ''))
                  choose({ [key]: target.value.trim() })
              }}
              onKeyDown={({ key: pressed, currentTarget }) => {
                if (pressed === 'Enter') currentTarget.blur()
              }}
            />
          ))}
        </div>
      </details>
      {isFiltered && (
        <Button
          look="bare"
          onPress={() =>
            actor.send({ type: 'console.placeChosen', place: { page: 'reports', query: {} } })
          }
        >
          Clear all
        </Button>
      )}
    </form>
  )
}

const dayOf = (day: string) => (day === '' ? '' : `${day}T00:00:00.000Z`)
