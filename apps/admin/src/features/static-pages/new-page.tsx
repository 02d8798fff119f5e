import { Button, TextInput } from '@hojreh/ui'
import { type FormEvent, useState } from 'react'
import { useGo } from '../../shared/go/use-go.ts'
import { Panel, Row } from '../../shared/panel.tsx'
import { staticPageHref } from './static-page-href.ts'
import { staticPagesMessages as text } from './static-pages.messages.ts'

const SLUG = /^[\p{L}\p{N}_-]{1,100}$/u

/** Asks for the address of a new page and leads to its empty form. */
export const NewPage = () => {
  const go = useGo()
  const [slug, setSlug] = useState('')
  const [isWrong, setWrong] = useState(false)
  const start = (event: FormEvent) => {
    event.preventDefault()
    const typed = slug.trim()
    if (SLUG.test(typed)) go(staticPageHref(typed))
    else setWrong(true)
  }
  return (
    <Panel>
      <h2>{text.newPage}</h2>
      <form onSubmit={start} noValidate aria-label={text.newPage}>
        <TextInput
          name="slug"
          label={text.newAddress}
          hint={text.newHint}
          message={isWrong ? text.newWrong : undefined}
          dir="ltr"
          value={slug}
          onChange={(value) => {
            setSlug(value)
            setWrong(false)
          }}
        />
        <Row>
          <Button type="submit" variant="outlined">
            {text.write}
          </Button>
        </Row>
      </form>
    </Panel>
  )
}
