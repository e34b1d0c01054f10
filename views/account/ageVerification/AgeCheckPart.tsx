import { useAreaText } from '../../core/text/text.tsx'
import { Panel, Part } from '../personalArea/Part.tsx'
import style from './AgeCheck.module.css'
import { AgeCheck } from './AgeCheck.tsx'

/** The age check as a part of the profile. */
export function AgeCheckPart() {
  const text = useAreaText('account')
  return (
    <Part id="age" title={text('age.title')}>
      <Panel>
        <div className={style.framed}>
          <AgeCheck />
        </div>
      </Panel>
    </Part>
  )
}
