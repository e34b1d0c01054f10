import type { BonusCodeConfig } from '../../../machines/money/bonusCode/bonusCode.events.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { BenefitList } from './BenefitList.tsx'
import style from './CodeContents.module.css'

/** What stands behind a code: what it brings, for whom, and until when. */
export function CodeContents({ config }: { config: BonusCodeConfig }) {
  return (
    <div className={style.contents}>
      <div className={style.head}>
        <p className={style.code}>{config.code}</p>
        <Conditions config={config} />
      </div>
      <BenefitList benefits={config.benefits} />
      <Validity config={config} />
    </div>
  )
}

function Conditions({ config: { conditions, containsTopUpBenefit } }: { config: BonusCodeConfig }) {
  const text = useAreaText('money')
  return (
    <p className={style.badges}>
      {conditions.vip && <Badge tone="vip">{text('code.condition.vip')}</Badge>}
      {conditions.requireMobileAuth && (
        <Badge tone="quiet">{text('code.condition.mobileAuth')}</Badge>
      )}
      {containsTopUpBenefit && <Badge tone="quiet">{text('code.condition.topUp')}</Badge>}
    </p>
  )
}

function Validity({ config: { validTo } }: { config: BonusCodeConfig }) {
  const text = useAreaText('money')
  const locale = useLocale()
  if (validTo === null) return <p className={style.quiet}>{text('code.noEnd')}</p>
  const date = new Date(validTo)
  return (
    <p className={style.quiet}>
      <time dateTime={date.toISOString()}>
        {text('code.validTo', { date: date.toLocaleDateString(locale, { dateStyle: 'long' }) })}
      </time>
    </p>
  )
}
