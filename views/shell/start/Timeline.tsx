import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { Block } from './Block.tsx'
import { blocks, blockTypes } from './blocks.ts'
import type english from './start.en.json'
import style from './Timeline.module.css'

/** The start page's timeline; the guest's own blocks are for the guest only [STP-2 STP-3]. */
export function Timeline() {
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  return (
    <div className={style.timeline} data-scroll-target="view">
      {blockTypes
        .filter((type) => isLoggedIn || !blocks[type].isPersonal)
        .map((type) => (
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
