import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { formatAmount } from '../../../machines/core/money.ts'
import { type VoucherStock, voucherStocks } from '../../../machines/money/vouchers/voucherStocks.ts'
import { Panel, Part } from '../../account/personalArea/Part.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Vouchers.module.css'
import { voucherLooks } from './voucherLooks.ts'
import type english from './vouchers.en.json'

/** The guest's vouchers by type, and the loyalty points [VCH-1 VCH-23]. */
export function Vouchers() {
  const text = useAreaText('money')
  const { vouchers, loyaltyPoints } = useActorState('guest', selectGuest)
  const stocks = voucherStocks(vouchers)
  return (
    <Part id="vouchers" title={text('voucher.title')} lead={text('voucher.lead')}>
      {stocks.length > 0 ? (
        <ul className={style.vouchers}>
          {stocks.map((stock) => (
            <Stock key={stock.type} stock={stock} />
          ))}
        </ul>
      ) : (
        <Panel>
          <div className={style.padded}>
            <EmptyState icon="ticket" title={text('voucher.empty.title')}>
              {text('voucher.empty')}
            </EmptyState>
          </div>
        </Panel>
      )}
      <p className={style.points}>
        <Icon name="star" />
        {text('voucher.points', { points: loyaltyPoints })}
      </p>
    </Part>
  )
}

function Stock({ stock: { type, amount, reserved } }: { stock: VoucherStock }) {
  const text = useAreaText('money')
  const look = voucherLooks[type]
  const wordsFor = (count: number) =>
    text(look.amount, type === 'videochat' ? duration(count) : { amount: count })
  return (
    <li className={style.voucher}>
      <Icon name={look.icon} />
      <h3 className={style.title}>{text(look.title)}</h3>
      <p className={style.amount}>{wordsFor(amount + reserved)}</p>
      {reserved > 0 && (
        <p className={style.quiet}>{text('voucher.reserved', { amount: wordsFor(reserved) })}</p>
      )}
    </li>
  )
}

/** Seconds as minutes and seconds: the chat is counted so. */
function duration(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  return { minutes: formatAmount(minutes, 'VXC'), seconds: String(seconds % 60).padStart(2, '0') }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    vouchers: typeof english
  }
}
