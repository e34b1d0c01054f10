import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { pictureSources } from '../picture.ts'
import style from './Viewer.module.css'
import type { ViewedPicture } from './Viewer.tsx'

interface Props {
  picture: ViewedPicture
  /** Whether it is the one that is seen. */
  isSeen: boolean
  onLack?: ((id: string) => void) | undefined
  /** Tries it again; without it there is only a drawing in its place. */
  again?: { words: string; lacking: string; onPress: (id: string) => void } | undefined
}

/** A picture as large as the screen lets it be; calmly said that it did not come, when it did not. */
export function Slide({ picture: of, isSeen, onLack, again }: Props) {
  const { id, picture, ratio = 1, isWhole, tries = 0 } = of
  const [failed, setFailed] = useState<number>()
  const isLacking = of.isLacking ?? failed === tries
  return (
    <div className={style.picture} style={{ '--ratio': ratio }}>
      {isLacking && isSeen ? (
        <div className={style.lacking}>
          <Icon name="photo" />
          {again && (
            <>
              <p>{again.lacking}</p>
              <Button
                size="small"
                icon="reload"
                onPress={() => {
                  setFailed(undefined)
                  again.onPress(id)
                }}
              >
                {again.words}
              </Button>
            </>
          )}
        </div>
      ) : (
        <img
          key={tries}
          {...(isWhole ? { src: picture } : pictureSources(picture))}
          sizes={isWhole ? undefined : `min(100vw, calc((100vh - 5rem) * ${ratio}))`}
          alt=""
          draggable={false}
          decoding="async"
          fetchPriority={isSeen ? 'high' : 'low'}
          onError={() => {
            setFailed(tries)
            onLack?.(id)
          }}
        />
      )}
    </div>
  )
}
