import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Edition } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, color, corner } from '@hojreh/ui'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useEffect, useId, useRef, useState } from 'react'
import { Row, Soft, Stack } from '../panel.tsx'
import type { Difference, Elsewhere, Texts } from './differences.ts'
import { editMessages as text } from './edit.messages.ts'

const Box = styled.section(
  css({
    display: 'grid',
    gap: 12,
    padding: 14,
    border: `1px solid ${color.saffron}`,
    borderRadius: corner.card,
    backgroundColor: color.saffronSoft,
    color: color.ink,
    '& > div > h2': { fontSize: '1rem', '&:focus': { outline: 'none' } },
    '& fieldset': { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
    '& legend': { padding: 0, fontWeight: 700 },
    '& label, & dd': { overflowWrap: 'anywhere' },
    '& dl, & dd': { margin: 0 },
    '& dt': { fontWeight: 700 },
  }),
)

type Pick = 'mine' | 'theirs'

interface ConflictChoiceProps<Values extends Texts> {
  differences: readonly Difference<Values>[]
  labels: Record<keyof Values, string>
  edition: Edition
  /** What the colleague changed of the record that this form does not hold: it stays, and is only told. */
  elsewhere?: readonly Elsewhere[] | undefined
  /** A value as people know it, where the form holds another one. */
  wordsOf?: ((field: keyof Values & string, value: string) => string) | undefined
  /** Told of the fields in which the colleague's words count. */
  onChosen: (theirs: (keyof Values & string)[]) => void
  /** What happened, where it was not at the same time. */
  title?: string
  /** What the button says where choosing does not save yet. */
  chooseLabel?: string
  onBack: () => void
}

/** Field by field: what was typed here or what a colleague saved meanwhile. Contested fields begin with one's own. */
export const ConflictChoice = <Values extends Texts>({
  differences,
  labels,
  edition: { by, at },
  elsewhere = [],
  wordsOf = (_field, value) => value,
  onChosen,
  title = text.conflict,
  chooseLabel = text.saveChosen,
  onBack,
}: ConflictChoiceProps<Values>) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [picks, setPicks] = useState<Record<string, Pick>>(() =>
    Object.fromEntries(differences.map(({ field, isContested }) => [field, isContested ? 'mine' : 'theirs'])),
  )
  const words = (field: keyof Values & string, value: string) =>
    value ? toPersianDigits(wordsOf(field, value)) : text.empty
  return (
    <Box aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {by && at && <Soft>{text.who(by, formatJalaliDateTime(at))}</Soft>}
        <p>{differences.length > 0 ? text.nothingLost : text.nothingContested}</p>
      </div>
      <Stack>
        {elsewhere.map(({ label, before, after }) => (
          <dl key={label}>
            <dt>{label}</dt>
            <dd>
              {toPersianDigits(after) || text.empty}{' '}
              <Soft>{text.before(toPersianDigits(before) || text.empty)}</Soft>
            </dd>
          </dl>
        ))}
        {differences.map(({ field, mine, theirs }) => (
          <fieldset key={field}>
            <legend>{labels[field]}</legend>
            <RadioGroup
              aria-label={labels[field]}
              value={picks[field]}
              onChange={(_event, value) => setPicks({ ...picks, [field]: value as Pick })}
            >
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={
                  <span>
                    {words(field, mine)} <Soft>{text.mine}</Soft>
                  </span>
                }
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={
                  <span>
                    {words(field, theirs)} <Soft>{text.theirs}</Soft>
                  </span>
                }
              />
            </RadioGroup>
          </fieldset>
        ))}
      </Stack>
      <Row>
        <Button
          onClick={() =>
            onChosen(differences.map(({ field }) => field).filter((field) => picks[field] === 'theirs'))
          }
        >
          {differences.length > 0 ? chooseLabel : text.goOn}
        </Button>
        <Button variant="text" onClick={onBack}>
          {text.backToForm}
        </Button>
      </Row>
    </Box>
  )
}
