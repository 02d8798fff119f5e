import { useOpenContactMessageMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { ContactMessageRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, CopyButton } from '@hojreh/ui'
import { useState } from 'react'
import { useMay } from '../../shared/me.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { AnswerForm } from './answer-form.tsx'
import { messagesMessages as text } from './messages.messages.ts'

/** A contact message. Opening it marks it as read, and the books record that the member saw the phone number. */
export const MessageCard = ({ message }: { message: ContactMessageRow }) => {
  const [open, { data: opened, isLoading }] = useOpenContactMessageMutation()
  const tellError = useErrorToast()
  const openIt = async () => {
    const { error } = await open({ id: message.id })
    if (error) tellError(error)
  }
  const phone = opened?.phone
  const seenAt = opened?.seenAt ?? message.seenAt
  const may = useMay()
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <li>
      <Row>
        <b>{message.name}</b>
        <bdi dir="ltr">{toPersianDigits(phone ?? message.phone)}</bdi>
        {phone && <CopyButton value={phone} label={text.copyPhone} />}
        <Soft>{formatJalaliDateTime(message.createdAt)}</Soft>
      </Row>
      <b>{message.subject}</b>
      <p>{message.text}</p>
      {message.answer && message.answeredAt && (
        <p>
          <Soft>{text.answeredBy(message.answeredBy ?? '', formatJalaliDateTime(message.answeredAt))}</Soft>
          <br />
          {message.answer}
        </p>
      )}
      {isAnswering && !message.answeredAt && (
        <AnswerForm id={message.id} onClose={() => setIsAnswering(false)} />
      )}
      <Row>
        {may('messages.answer') && !message.answeredAt && !isAnswering && (
          <Button size="small" onClick={() => setIsAnswering(true)}>
            {text.writeAnswer}
          </Button>
        )}
        {!phone && (
          <Button size="small" variant="outlined" loading={isLoading} onClick={openIt}>
            {seenAt ? text.showPhone : text.open}
          </Button>
        )}
        {seenAt && <Soft>{text.seen(formatJalaliDateTime(seenAt))}</Soft>}
      </Row>
    </li>
  )
}
