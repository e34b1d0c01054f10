import { formatAmount } from '../../../machines/core/money.ts'
import type { Benefit } from '../../../machines/money/bonusCode/benefits.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './BenefitList.module.css'
import { benefitIcons, benefitWords, type Step, stepsOf } from './benefitWords.ts'

/** What a code brings, each in the platform's name and in words of ours. */
export function BenefitList({ benefits }: { benefits: readonly Benefit[] }) {
  const text = useAreaText('money')
  return (
    <ul className={style.list}>
      {benefits.map((benefit) => (
        <li key={benefit.id} className={style.benefit}>
          <span className={style.icon}>
            <Icon name={benefitIcons[benefit.kind]} />
          </span>
          <div className={style.words}>
            <p className={style.name}>{benefit.name}</p>
            {benefit.description && <p className={style.quiet}>{benefit.description}</p>}
            {benefitWords(benefit, text).map((line) => (
              <p key={line} className={style.line}>
                {line}
              </p>
            ))}
            <Steps steps={stepsOf(benefit)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const text = useAreaText('money')
  if (steps.length === 0) return null
  return (
    <table className={style.steps}>
      <caption>{text('benefit.steps')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('benefit.steps.from')}</th>
          <th scope="col">{text('benefit.steps.brings')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, amount }) => (
          <tr key={from}>
            <th scope="row">{text('benefit.coins', { coins: formatAmount(from, 'VXC') })}</th>
            <td>
              {amount === null
                ? text('benefit.steps.album')
                : text('benefit.steps.coins', { coins: formatAmount(amount, 'VXC') })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
