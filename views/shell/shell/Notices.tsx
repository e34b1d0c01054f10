import { useAreaText } from '../../core/text/text.tsx'
import { Invitation } from '../../live/chatShows/Invitation.tsx'
import { RoomPlace } from '../../live/liveChat/RoomPlace.tsx'
import { RedeemedNotice } from '../../money/bonusCode/RedeemedNotice.tsx'
import { PayTourNotice } from '../../money/payTour/PayTourNotice.tsx'
import { ReportOffer } from '../../support/report/ReportOffer.tsx'
import { UnsentReports } from '../../support/report/UnsentReports.tsx'
import { HomescreenOffer } from '../homescreen/HomescreenOffer.tsx'
import { Outcomes } from '../outcomes/Outcomes.tsx'
import { UpdateNotice } from '../updates/UpdateNotice.tsx'
import style from './Notices.module.css'

export { StatusBar } from '../statusBar/StatusBar.tsx'

/** What lies over the page on any page: short notices, which cover a little of it, and a live chat. */
export function Notices() {
  useAreaText('shell')
  return (
    <>
      <div className={style.notices}>
        <UpdateNotice />
        <HomescreenOffer />
        <RedeemedNotice />
        <PayTourNotice />
        <Invitation />
        <Outcomes />
        <ReportOffer />
        <UnsentReports />
      </div>
      <RoomPlace />
    </>
  )
}
