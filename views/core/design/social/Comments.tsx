import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import style from './Comments.module.css'

interface CommentData {
  id: string
  author: { id: string; name: string; picture?: string }
  when: string
  text: string
  /** Words of the mark of the post's own author. */
  creator?: string
  /** What was given with it, such as an `Amount`. */
  tip?: ReactNode
  /** Buttons: reply, delete. */
  actions?: ReactNode
  replies?: readonly CommentData[]
}

interface Props {
  label: string
  comments: readonly CommentData[]
  /** In place of the comments while there are none. */
  none: string
  /** A button that brings more. */
  more?: ReactNode
  /** A `CommentForm`, or why there is none. */
  form?: ReactNode
}

/** What guests say below a post or an album; an answer stands below what it answers. */
export function Comments({ label, comments, none, more, form }: Props) {
  return (
    <section className={style.comments} aria-label={label}>
      {comments.length === 0 && <p className={style.none}>{none}</p>}
      <List comments={comments} />
      {more}
      {form}
    </section>
  )
}

function List({ comments }: Pick<Props, 'comments'>) {
  if (comments.length === 0) return null
  return (
    <ul className={style.list}>
      {comments.map(({ id, author, when, text, creator, tip, actions, replies = [] }) => (
        <li key={id} className={style.comment}>
          <Avatar {...author} size="small" />
          <div className={style.said}>
            <p className={style.who}>
              <span className={style.name}>{author.name}</span>
              {creator && <Badge tone="vip">{creator}</Badge>}
              {tip}
              <span className={style.when}>{when}</span>
            </p>
            <p className={style.text}>{text}</p>
            {actions && <div className={style.actions}>{actions}</div>}
            <List comments={replies} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface FormProps {
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  submit: string
  isPending?: boolean
  /** Why it was not sent; what was written stays. */
  error?: string
}

/** Where a comment is written. */
export function CommentForm({ label, value, onChange, onSubmit, submit, ...state }: FormProps) {
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField label={label} value={value} onChange={onChange} error={state.error} isLong />
      <Button
        type="submit"
        size="small"
        isPending={state.isPending}
        isDisabled={value.trim() === ''}
      >
        {submit}
      </Button>
    </form>
  )
}
