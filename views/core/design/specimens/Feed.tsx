import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Button, IconButton } from '../Button.tsx'
import { Gallery } from '../library/Gallery.tsx'
import { LockedMedia } from '../library/LockedMedia.tsx'
import { Schedule } from '../live/Schedule.tsx'
import { Amount } from '../money/Amount.tsx'
import { Notice } from '../Notice.tsx'
import { Progress } from '../Progress.tsx'
import { pictureAddress } from '../picture.ts'
import { CommentForm, Comments } from '../social/Comments.tsx'
import { PostCard } from '../social/PostCard.tsx'
import { Reaction, Reactions } from '../social/Reactions.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const juno = { id: 'Juno', name: 'Juno Marlowe', href: '#feed' }
const photos = ['Fan', 'Lamp', 'Stairs', 'Mirror'].map((words) => ({
  id: words,
  words,
  picture: pictureAddress('square', `feed ${words}`),
}))
const doNothing = () => {}

export function Feed({ theme }: SpecimenProps) {
  const [isLiked, setLiked] = useState(true)
  return (
    <Rack label="PostCard and Reactions" way="stack">
      <PostCard
        author={juno}
        when="Today at 18:40"
        pinned="Pinned"
        title="The piano is tuned"
        text={'Tonight at nine: an hour of songs you chose.\nBring a glass of something red.'}
        menu={<IconButton icon="more" label="More about this post" size="small" />}
        media={
          <Gallery
            label={`Four pictures, ${theme}`}
            pictures={photos}
            more={{ figure: '+3', words: '3 more' }}
            onOpen={doNothing}
          />
        }
      >
        <Progress
          label="For a longer evening"
          value={640}
          max={1000}
          words="640 of 1.000 coins"
          line="At the end of it the curtain stays up for another hour."
        />
        <Reactions label={`The piano is tuned, ${theme}`}>
          <Reaction
            icon="heart"
            label="I like it, 128 do"
            figure="128"
            isOn={isLiked}
            onPress={() => setLiked(!isLiked)}
          />
          <Reaction icon="comment" label="12 comments" figure="12" onPress={doNothing} />
          <Reaction icon="gift" label="Give a tip" figure="Tip" onPress={doNothing} />
          <Reaction icon="share" label="Share" onPress={doNothing} />
        </Reactions>
      </PostCard>
      <PostCard
        author={{ id: 'Ada', name: 'Ada Lark', href: '#feed' }}
        when={<Badge tone="live">Live</Badge>}
        media={
          <LockedMedia
            picture={pictureAddress('cover', 'dressing room')}
            shape="cover"
            reason="price"
            title="A clip from the dressing room"
            action={
              <Button look="primary" size="small">
                Open for <Amount amount={16} currency="VXC" unit="coins" />
              </Button>
            }
          />
        }
      >
        <Reactions label={`A clip from the dressing room, ${theme}`}>
          <Reaction icon="thumbUp" label="Good, 12 say so" figure="12" isOn onPress={doNothing} />
          <Reaction icon="thumbDown" label="Not for me" isOn={false} onPress={doNothing} />
          <Reaction icon="comment" label="Comments are closed" isDisabled onPress={doNothing} />
        </Reactions>
      </PostCard>
      <PostCard author={juno} when="Yesterday" text="Thank you for last night. All of you." />
    </Rack>
  )
}

const actions = (
  <>
    <Button look="quiet" size="small" icon="reply">
      Reply
    </Button>
    <Button look="quiet" size="small">
      Delete
    </Button>
  </>
)
const comments = [
  {
    id: '1',
    author: { id: 'Robin', name: 'Robin Vale' },
    when: '18:52',
    text: 'The third song, please. You know which.',
    tip: <Amount amount={40} currency="VXC" unit="coins" />,
    actions,
    replies: [
      {
        id: '2',
        author: { id: 'Juno', name: 'Juno Marlowe' },
        when: '18:55',
        text: 'It is on the list.',
        creator: 'Performer',
      },
    ],
  },
  {
    id: '3',
    author: { id: 'Kit', name: 'Kit' },
    when: '19:10',
    text: 'What a voice, and such an endlesslylongwordthatneverbreaksunlessithastobreakbecauseofthewidth.',
  },
]

export function Talk({ theme }: SpecimenProps) {
  const [words, setWords] = useState('')
  return (
    <>
      <Rack label="Comments" way="stack">
        <Comments
          label={`Comments, ${theme}`}
          comments={comments}
          none=""
          more={
            <Button look="quiet" size="small" icon="chevronDown">
              5 more comments
            </Button>
          }
          form={
            <CommentForm
              label="Your comment"
              value={words}
              onChange={setWords}
              onSubmit={() => setWords('')}
              submit="Send"
            />
          }
        />
      </Rack>
      <Rack label="None yet; not sent" way="stack">
        <Comments
          label={`No comments, ${theme}`}
          comments={[]}
          none="Nobody said anything yet."
          form={
            <CommentForm
              label="Your comment"
              value="The first one."
              onChange={doNothing}
              onSubmit={doNothing}
              submit="Send"
              error="It was not sent. What you wrote is kept."
            />
          }
        />
      </Rack>
      <Rack label="Not allowed" way="stack">
        <Comments
          label={`Comments that are closed, ${theme}`}
          comments={[]}
          none="Nobody said anything yet."
          form={<Notice>You have said something here already.</Notice>}
        />
      </Rack>
      <Rack label="Schedule" way="stack">
        <Schedule
          label={`Shows, ${theme}`}
          none="No show"
          days={[
            {
              id: '27',
              weekday: 'Fri',
              date: '27',
              words: 'Today, Friday the 27th',
              isToday: true,
              shows: [
                {
                  id: 'a',
                  time: '21:00 to 22:30',
                  title: 'Songs you chose',
                  line: 'Free show',
                  aside: <Badge tone="live">Live</Badge>,
                },
                {
                  id: 'b',
                  time: '23:00 to 24:00',
                  title: 'After the applause',
                  line: 'With a ticket',
                  aside: (
                    <Button size="small" icon="ticket">
                      24 coins
                    </Button>
                  ),
                },
              ],
            },
            { id: '28', weekday: 'Sat', date: '28', words: 'Saturday the 28th', shows: [] },
            {
              id: '29',
              weekday: 'Sun',
              date: '29',
              words: 'Sunday the 29th',
              shows: [
                {
                  id: 'c',
                  time: '20:00 to 21:00',
                  title: 'Matinee by candlelight',
                  isCancelled: true,
                  aside: <Badge tone="quiet">Cancelled</Badge>,
                },
              ],
            },
          ]}
        />
      </Rack>
    </>
  )
}
