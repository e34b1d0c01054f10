import { Icon } from '../Icon.tsx'
import { Anchor } from '../Link.tsx'
import style from './Pagination.module.css'
import { pageNumbers } from './pageNumbers.ts'

interface Props {
  /** What it turns, for readers. */
  label: string
  /** The current page, from 1. */
  page: number
  count: number
  hrefOf: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string }
}

/** The ways to the other pages of a list. */
export function Pagination({ label, page, count, hrefOf, words }: Props) {
  const numbers = pageNumbers(page, count)
  return (
    <nav aria-label={label}>
      <ul className={style.row}>
        {page > 1 && (
          <li>
            <Anchor
              href={hrefOf(page - 1)}
              className={style.page}
              rel="prev"
              aria-label={words.previous}
            >
              <Icon name="chevronLeft" />
            </Anchor>
          </li>
        )}
        {numbers.map((number, at) =>
          number === 'gap' ? (
            <li key={`after ${numbers[at - 1]}`} className={style.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                href={hrefOf(number)}
                className={style.page}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            </li>
          ),
        )}
        {page < count && (
          <li>
            <Anchor
              href={hrefOf(page + 1)}
              className={style.page}
              rel="next"
              aria-label={words.next}
            >
              <Icon name="chevronRight" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}
