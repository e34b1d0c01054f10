import { RedeemedNotice } from '../bonusCode/RedeemedNotice.tsx'
import { HomescreenOffer } from '../homescreen/HomescreenOffer.tsx'
import { PayTourNotice } from '../payTour/PayTourNotice.tsx'
import { StatusBar } from '../statusBar/StatusBar.tsx'
import { useAreaText } from '../text/text.tsx'
import { UpdateNotice } from '../updates/UpdateNotice.tsx'
import style from './Notices.module.css'

/** Short notices over the page: they cover a little of it and move nothing. */
export function Notices() {
  useAreaText('notices')
  return (
    <div className={style.notices}>
      <UpdateNotice />
      <HomescreenOffer />
      <StatusBar />
      <RedeemedNotice />
      <PayTourNotice />
    </div>
  )
}
