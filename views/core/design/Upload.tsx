import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { buttonStyle, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import style from './Upload.module.css'

interface Chosen {
  id: string
  name: string
  icon: IconName
  /** How large it is, how far it came, or why it was refused. */
  line: string
  /** While it is on its way, from 0 to 1. */
  share?: number
  isRefused?: boolean
}

interface Props {
  label: string
  /** What may be chosen, how large and how many. */
  hint: string
  /** Types of files, such as `image/*`. */
  accept: readonly string[]
  isMany?: boolean
  isDisabled?: boolean
  files: readonly Chosen[]
  onChoose: (files: File[]) => void
  onRemove: (id: string) => void
  words: { choose: string; remove: (name: string) => string }
}

/** Where files are chosen or dropped, and what becomes of them. */
export function Upload(props: Props) {
  const { label, hint, accept, isMany, isDisabled, files, onChoose, onRemove, words } = props
  return (
    <div className={style.upload}>
      <DropZone
        className={style.zone}
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file')
          onChoose(await Promise.all(dropped.map((item) => item.getFile())))
        }}
      >
        <Icon name="upload" />
        <p className={style.label}>{label}</p>
        <p className={style.hint}>{hint}</p>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMany}
          onSelect={(chosen) => onChoose([...(chosen ?? [])])}
        >
          <Button className={buttonStyle({ size: 'small' })} isDisabled={isDisabled}>
            {words.choose}
          </Button>
        </FileTrigger>
      </DropZone>
      {files.length > 0 && (
        <ul className={style.files}>
          {files.map(({ id, name, icon, line, share, isRefused }) => (
            <li key={id} className={classes(style.file, isRefused && style.refused)}>
              <Icon name={isRefused ? 'alert' : icon} />
              <div className={style.words}>
                <p className={style.name}>{name}</p>
                <p className={style.line} role={isRefused ? 'alert' : undefined}>
                  {line}
                </p>
                {share !== undefined && (
                  <progress className={style.track} aria-label={name} value={share} max={1} />
                )}
              </div>
              <IconButton
                icon="close"
                size="small"
                label={words.remove(name)}
                onPress={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
