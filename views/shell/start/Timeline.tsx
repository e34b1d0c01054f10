import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { useFirstFew } from '../../core/design/useFirstFew.ts'
import { useActorState } from '../../core/environment.tsx'
import { Block } from './Block.tsx'
import { blocks, blockTypes } from './blocks.ts'
import type english from './start.en.json'
import style from './Timeline.module.css'

/** Of its blocks, on a desk, while the page stands at its top. */
const seenFirst = 2

/** The start page's timeline; the guest's own blocks are for the guest only [STP-2 STP-3]. */
export function Timeline() {
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const types = blockTypes.filter((type) => isLoggedIn || !blocks[type].isPersonal)
  const drawn = useFirstFew(types.length, seenFirst)
  return (
    <div className={style.timeline} data-scroll-target="view">
      {types.slice(0, drawn).map((type) => (
        <Block key={type} type={type} />
      ))}
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    start: typeof english
  }
}
