import { useSelector } from '@xstate/react'
import { Button, Choice } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { number } from '../../../../inspector/views/core/words.ts'
import { statuses } from '../../../console.shapes.ts'
import { writePlace } from '../../shell/place.ts'
import styles from '../core/Sheet.module.css'
import { useChild, useConsoleActor } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import { groupWords, statusWords, when } from '../core/words.ts'

/** Reports of the same thing, the largest group first. */
export function GroupsPage() {
  const actor = useConsoleActor()
  const groups = useChild('groups')
  const context = useSelector(groups, (snapshot) => snapshot?.context)
  const isLoading = useSelector(groups, (snapshot) => snapshot?.matches('loading') === true)
  if (!groups || !context) return null
  const { status, failure } = context
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isLoading && <Waiting label="Counting groups" />}
        <h1 className={styles.title}>Groups</h1>
        <Choice
          label="Of reports that are"
          value={status ?? ''}
          options={[
            { value: '', text: 'All' },
            ...statuses.map((each) => ({ value: each as string, text: statusWords[each] })),
          ]}
          onChoice={(chosen) =>
            actor.send({
              type: 'console.placeChosen',
              place: { page: 'groups', status: chosen || null },
            })
          }
        />
        <p className={styles.lead}>
          Reports that part from today’s build at the same place, or that met the same error.
        </p>
      </header>
      {failure && (
        <Empty title="The groups cannot be listed" sentence={failure} isWrong>
          <Button onPress={() => groups.send({ type: 'groups.refreshRequested' })}>
            Try again
          </Button>
        </Empty>
      )}
      {!failure && context.groups?.length === 0 && (
        <Empty title="No groups" sentence="No two reports have met the same thing." />
      )}
      {!failure && context.groups !== null && context.groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={styles.scroll} aria-label="Groups" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">What they have in common</th>
                <th scope="col">By</th>
                <th scope="col">Reports</th>
                <th scope="col">First</th>
                <th scope="col">Last</th>
              </tr>
            </thead>
            <tbody>
              {context.groups.map(({ key, title, by, reports, firstAt, lastAt }) => {
                const query = { group: key, ...(status && { status: status as never }) }
                return (
                  <tr key={key}>
                    <td>
                      <a className={styles.mono} href={writePlace({ page: 'reports', query })}>
                        {title}
                      </a>
                    </td>
                    <td className={styles.quiet}>{groupWords[by]}</td>
                    <td className={styles.figure}>{number(reports)}</td>
                    <td className={styles.quiet}>{when(firstAt)}</td>
                    <td className={styles.quiet}>{when(lastAt)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
