import {
  selectFilm,
  selectHeights,
  selectMissingHeight,
  selectShownHeight,
  selectViewing,
} from '../../../machines/library/player/player.selectors.ts'
import { speeds } from '../../../machines/library/player/player.setup.ts'
import type { Selection } from '../../core/design/library/PlayerMenu.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'

const automatic = 'auto'
const off = 'off'

/** How fast the film plays. */
export function useSpeed(): Selection {
  const text = useAreaText('library')
  const locale = useLocale()
  const player = useAddress('player')
  const { speed } = useActorState('player', selectViewing)
  const figure = new Intl.NumberFormat(locale)
  return {
    label: text('player.speed'),
    value: String(speed),
    options: speeds.map((one) => ({ value: String(one), words: `${figure.format(one)}×` })),
    onChange: (value) => player.send({ type: 'player.speedChosen', speed: Number(value) }),
  }
}

/** In which quality it is seen; null before it is known which there are. */
export function useQuality(): Selection | null {
  const text = useAreaText('library')
  const player = useAddress('player')
  const heights = useActorState('player', selectHeights)
  const shown = useActorState('player', selectShownHeight)
  const missing = useActorState('player', selectMissingHeight)
  const { quality } = useActorState('player', selectViewing)
  if (heights.length === 0) return null
  const auto = shown === null ? text('player.auto') : text('player.autoNow', { height: shown })
  return {
    label:
      missing === null
        ? text('player.quality')
        : text('player.qualityMissing', { height: missing }),
    value: quality === null ? automatic : String(quality),
    options: [
      { value: automatic, words: auto },
      ...heights.map((height) => ({ value: String(height), words: `${height}p` })),
    ],
    onChange: (value) =>
      player.send({
        type: 'player.qualityChosen',
        quality: value === automatic ? null : Number(value),
      }),
  }
}

/** The captions' language; null where there are none. */
export function useCaptions(): Selection | null {
  const text = useAreaText('library')
  const player = useAddress('player')
  const film = useActorState('player', selectFilm)
  const { captions } = useActorState('player', selectViewing)
  if (!film || film.captions.length === 0) return null
  return {
    label: text('player.captions'),
    value: captions ?? off,
    options: [
      { value: off, words: text('player.captionsOff') },
      ...film.captions.map(({ language, label }) => ({ value: language, words: label })),
    ],
    onChange: (value) =>
      player.send({ type: 'player.captionsChosen', captions: value === off ? null : value }),
  }
}
