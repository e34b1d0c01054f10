import { classes } from './classes.ts'
import style from './DesignPage.module.css'
import { Anchor } from './Link.tsx'
import { specimens } from './specimens/specimens.ts'

const themes = ['dark', 'light'] as const

/** For developers: every part of the design system in every state, in both themes. */
export function Page() {
  return (
    <article className={style.page}>
      <header className={style.header}>
        <h1 className={style.title} tabIndex={-1}>
          Design
        </h1>
        <p className={style.lead}>
          Velvet, paper and limelight. Every part in every state, dark on one side and light on the
          other; what opens above the page has the page’s own theme.
        </p>
        <nav className={style.contents} aria-label="Parts">
          {specimens.map(({ id, title }) => (
            <Anchor key={id} href={`#${id}`} className={style.entry}>
              {title}
            </Anchor>
          ))}
        </nav>
      </header>
      {specimens.map(({ id, title, isWide, Specimen }) => (
        <section key={id} id={id} className={style.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={style.name}>
            {title}
          </h2>
          <div className={classes(style.themes, isWide && style.wide)}>
            {themes.map((theme) => (
              <div key={theme} className={style.theme} data-theme={theme}>
                <p className={style.themeName}>{theme}</p>
                <Specimen theme={theme} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}
