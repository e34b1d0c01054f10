import { useEffect, useRef } from 'react'
import type { RedeemedBonus } from '../../../machines/money/bonusCode/bonusCode.setup.ts'
import { Button } from '../../core/design/Button.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { BenefitList } from './BenefitList.tsx'
import style from './Redeemed.module.css'

/** A code that was redeemed, here or elsewhere, and what it brought [VCH-17 VCH-19]. */
export function Redeemed({ bonus }: { bonus: RedeemedBonus }) {
  const text = useAreaText('money')
  const bonusCode = useAddress('bonusCode')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={style.redeemed} aria-labelledby="redeemed-title">
      <div className={style.stage}>
        <StageArt seed={bonus.code} />
        <h3 ref={title} id="redeemed-title" className={style.title} tabIndex={-1}>
          {text('code.redeemed', { code: bonus.code })}
        </h3>
      </div>
      <p className={style.words} role="status">
        {text(bonus.benefits.length > 0 ? 'code.redeemed.yours' : 'code.redeemed.soon')}
      </p>
      <BenefitList benefits={bonus.benefits} />
      <div>
        <Button onPress={() => bonusCode.send({ type: 'bonusCode.closeRequested' })}>
          {text('code.redeemed.close')}
        </Button>
      </div>
    </section>
  )
}
