import { Button } from '../Button.tsx'
import { LockedMedia } from '../library/LockedMedia.tsx'
import { Amount } from '../money/Amount.tsx'
import { BuyBar } from '../money/BuyBar.tsx'
import { Price, PriceTag } from '../money/Price.tsx'
import { pictureAddress } from '../picture.ts'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const coins = (amount: number) => ({ amount, currency: 'VXC' }) as const
const film = pictureAddress('square', 'intermission')

export function Prices({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="Amount">
        <Amount amount={1240} currency="VXC" unit="coins" />
        <Amount amount={49.9} currency="EUR" unit="euro" />
        <Amount amount={1290} currency="CHF" unit="francs" />
        <Amount amount={12} currency="VOC" unit="credits" />
      </Rack>
      <Rack label="Price">
        <Price price={coins(40)} unit="coins" />
        <Price price={coins(8)} unit="coins" per="a minute" />
        <Price
          price={coins(28)}
          unit="coins"
          before={{ ...coins(40), words: 'Before' }}
          saving="−30%"
        />
        <PriceTag tone="free">Free</PriceTag>
        <PriceTag tone="owned">Bought</PriceTag>
        <PriceTag tone="included">In your subscription</PriceTag>
      </Rack>
      <Rack label="Price, large">
        <Price
          price={{ amount: 9.9, currency: 'EUR' }}
          unit="euro"
          per="a month"
          before={{ amount: 14.9, currency: 'EUR', words: 'Before' }}
          saving="−33%"
          size="large"
        />
      </Rack>
      <Rack label="BuyBar" way="stack">
        <div>
          <BuyBar
            label={`Buy, ${theme}`}
            title="The long intermission"
            picture={film}
            price={<Price price={coins(40)} unit="coins" />}
            line="You have 1.240 coins"
            action={<Button look="primary">Buy</Button>}
          />
        </div>
        <div>
          <BuyBar
            label={`Buy at less, under way, ${theme}`}
            title="The long intermission"
            picture={film}
            price={
              <Price price={coins(28)} unit="coins" before={{ ...coins(40), words: 'Before' }} />
            }
            line="You have 1.240 coins"
            action={
              <Button look="primary" isPending>
                Buy
              </Button>
            }
          />
        </div>
        <div>
          <BuyBar
            label={`Top up, ${theme}`}
            title="The long intermission"
            picture={film}
            price={<Price price={coins(40)} unit="coins" />}
            line="You lack 12 coins"
            isLacking
            action={<Button look="primary">Top up</Button>}
          />
        </div>
        <div>
          <BuyBar
            label={`Bought, ${theme}`}
            title="The long intermission"
            picture={film}
            price={<PriceTag tone="owned">Bought</PriceTag>}
            action={<Button icon="play">Watch</Button>}
          />
        </div>
      </Rack>
    </>
  )
}

export function Locks() {
  const cover = pictureAddress('cover', 'masquerade')
  const unlock = (
    <Button look="primary" size="small" icon="lock">
      Unlock for <Amount {...coins(24)} unit="coins" />
    </Button>
  )
  return (
    <>
      <Rack label="LockedMedia: a price, one that was refused" way="stack">
        <LockedMedia
          picture={cover}
          shape="cover"
          reason="price"
          title="Seven pictures from the masquerade"
          line="Yours to keep once it is open"
          action={unlock}
        />
        <LockedMedia
          picture={cover}
          shape="cover"
          reason="price"
          title="Seven pictures from the masquerade"
          action={unlock}
          error="You lack 12 coins. Nothing was taken."
        />
      </Rack>
      <Rack label="Age, subscription, log-in" way="stack">
        <LockedMedia
          picture={pictureAddress('cover', 'candles')}
          shape="cover"
          reason="age"
          title="For adults whose age is confirmed"
          line="It takes two minutes and once is enough"
          action={<Button size="small">Confirm your age</Button>}
        />
        <LockedMedia
          picture={pictureAddress('cover', 'late night')}
          shape="cover"
          reason="subscription"
          title="Part of the VIP club"
          action={<Button size="small">See the club</Button>}
        />
      </Rack>
      <Rack label="In a grid" way="columns">
        <LockedMedia
          picture={pictureAddress('square', 'a')}
          shape="square"
          reason="price"
          title="24 coins"
          line="Hidden where there is no room"
        />
        <LockedMedia
          picture={pictureAddress('square', 'b')}
          shape="square"
          reason="age"
          title="Age check"
        />
        <LockedMedia
          picture={pictureAddress('square', 'c')}
          shape="square"
          reason="login"
          title="Log in"
        />
      </Rack>
    </>
  )
}
