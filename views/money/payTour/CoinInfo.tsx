import { coinsFor, formatAmount } from '../../../machines/core/money.ts'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Coins.module.css'

/** In euro. */
const examples = [0.1, 1, 5, 25, 100]

/** What a coin is worth, with examples [MNY-6]. */
export function CoinInfo() {
  const text = useAreaText('money')
  return (
    <>
      <p className={style.words}>{text('modal.vxcoin-info')}</p>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{text('modal.vxcoin-info.euro')}</th>
            <th scope="col">{text('modal.vxcoin-info.coins')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((euro) => (
            <tr key={euro}>
              <td>{formatAmount(euro, 'EUR')} €</td>
              <td>{formatAmount(coinsFor(euro), 'VXC')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
