import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, VisuallyHidden } from '@hojreh/ui'
import { diffWords, type Part } from './diff-words.ts'
import { revisionsMessages as text } from './revisions.messages.ts'

const Words = styled.p(
  css({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    lineHeight: 1.9,
    '& del, & ins': { paddingInline: 2, borderRadius: 4 },
    '& del': { backgroundColor: color.pomegranateSoft, color: color.pomegranate },
    '& ins': { backgroundColor: color.pistachioSoft, color: color.pistachio },
  }),
)

const tags = { gone: 'del', come: 'ins' } as const

const Changed = ({ kind, words }: { kind: 'gone' | 'come'; words: string }) => {
  const Tag = tags[kind]
  return (
    <Tag>
      <VisuallyHidden>{text[kind]} </VisuallyHidden>
      {words}
    </Tag>
  )
}

const Shown = ({ kind, words }: Part) => (kind === 'same' ? words : <Changed kind={kind} words={words} />)

/** A former text beside the current one: what went is struck out, what came is underlined, and both are said. */
export const WordChanges = ({ former, current }: { former: string; current: string }) => (
  <Words>
    {diffWords(former, current).map((part) => (
      <Shown key={part.at} {...part} />
    ))}
  </Words>
)
