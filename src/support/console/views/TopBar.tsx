import { Button } from '../../../inspector/views/core/controls.tsx'
import { type Place, writePlace } from '../shell/place.ts'
import { useConsole, useConsoleActor } from './core/using.ts'
import styles from './TopBar.module.css'

const pages: readonly { place: Place; title: string; isAdmins?: true }[] = [
  { place: { page: 'reports', query: {} }, title: 'Reports' },
  { place: { page: 'arriving' }, title: 'Arriving' },
  { place: { page: 'groups', status: null }, title: 'Groups' },
  { place: { page: 'audit', report: null }, title: 'Audit log', isAdmins: true },
  { place: { page: 'people' }, title: 'People', isAdmins: true },
]

/** Where one is, where else one can go, and who is signed in. */
export function TopBar() {
  const actor = useConsoleActor()
  const account = useConsole(({ context }) => context.account)
  const page = useConsole(({ context }) => context.place.page)
  const isAdmin = account?.role === 'admin'
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <span className={styles.brand}>
        <span className={styles.mark} aria-hidden="true" />
        Limelight <span className={styles.soft}>support</span>
      </span>
      <nav className={styles.nav} aria-label="Console">
        {pages
          .filter(({ isAdmins }) => isAdmin || !isAdmins)
          .map(({ place, title }) => {
            const isHere = place.page === page || (place.page === 'reports' && page === 'report')
            return (
              <a
                key={title}
                className={styles.link}
                href={writePlace(place)}
                aria-current={isHere ? 'page' : undefined}
              >
                {title}
              </a>
            )
          })}
      </nav>
      <div className={styles.account}>
        <span className={styles.build}>build {account?.build}</span>
        <span className={styles.name}>
          {account?.name}
          <span className={styles.soft}> {account?.role}</span>
        </span>
        <Button look="bare" onPress={() => actor.send({ type: 'console.logoutRequested' })}>
          Sign out
        </Button>
      </div>
    </header>
  )
}
