import { useSelector } from '@xstate/react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import controls from '../../../../inspector/views/core/controls.module.css'
import { Choice } from '../../../../inspector/views/core/controls.tsx'
import { Icon } from '../../../../inspector/views/core/Icon.tsx'
import menu from '../../../../inspector/views/page/TopBar.module.css'
import { type ReportDetail, type ReportStatus, statuses } from '../../../console.shapes.ts'
import type { ReportDeed } from '../../report/report.events.ts'
import { useConsole } from '../core/using.ts'
import { statusWords } from '../core/words.ts'
import styles from './ReportPage.module.css'
import type { ReportActor } from './reportActor.ts'

interface Props {
  actor: ReportActor
  report: ReportDetail
}

/** Status and who has it, and what else can be done with a report. */
export function Handling({ actor, report }: Props) {
  const { users, log } = useSelector(actor, ({ context }) => context)
  const account = useConsole(({ context }) => context.account)
  const isAdmin = account?.role === 'admin'
  const { id, guest } = report
  const ask = (deed: ReportDeed) => actor.send({ type: 'report.deedRequested', deed })
  const change = (part: { status?: ReportStatus; assignee?: string | null }) =>
    ask({ kind: 'change', id, change: part })
  const names = new Set([...users.filter(({ isLocked }) => !isLocked).map(({ name }) => name)])
  if (report.assignee) names.add(report.assignee)
  const deeds: { key: string; words: string; isDanger?: boolean; act(): void }[] = [
    { key: 'link', words: 'Copy link to this moment', act: () => ask({ kind: 'copyLink', id }) },
    ...(log === null
      ? []
      : [
          { key: 'log', words: 'Save the log', act: () => ask({ kind: 'saveLog', id, log }) },
          { key: 'test', words: 'Save as a test', act: () => ask({ kind: 'saveTest', id, log }) },
        ]),
    ...(isAdmin
      ? [
          {
            key: 'erase',
            words: 'Erase this report …',
            isDanger: true,
            act: () => actor.send({ type: 'report.erasureAsked', what: 'report' }),
          },
        ]
      : []),
    ...(isAdmin && guest !== null
      ? [
          {
            key: 'guest',
            words: 'Erase all of this guest …',
            isDanger: true,
            act: () => actor.send({ type: 'report.erasureAsked', what: 'guest' }),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.row}>
      <Choice
        label="Status"
        value={report.status}
        options={statuses.map((status) => ({ value: status, text: statusWords[status] }))}
        onChoice={(status) => change({ status })}
      />
      <Choice
        label="Assigned to"
        value={report.assignee ?? ''}
        options={[
          { value: '', text: 'Nobody' },
          ...[...names].map((name) => ({ value: name, text: name })),
        ]}
        onChoice={(assignee) => change({ assignee: assignee || null })}
      />
      <MenuTrigger>
        <AriaButton className={controls.button}>
          <Icon name="share" /> Share and more
        </AriaButton>
        <Popover className={menu.popover} placement="bottom end">
          <Menu
            aria-label="Share and more"
            onAction={(key) => deeds.find((deed) => deed.key === key)?.act()}
          >
            {deeds.map(({ key, words, isDanger }) => (
              <MenuItem
                key={key}
                id={key}
                className={`${menu.item} ${isDanger ? styles.danger : ''}`}
              >
                {words}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}
