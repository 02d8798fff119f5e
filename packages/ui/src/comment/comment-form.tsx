import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Form } from 'react-final-form'
import { Button } from '../elements/actions/button.tsx'
import { RatingInput } from '../elements/figures/rating.tsx'
import type { FieldMessages } from '../fields/field-props.ts'
import { FormField, type Validator } from '../fields/form-field.tsx'
import { FormValue } from '../fields/form-value.tsx'
import { StillMissing } from '../fields/missing/still-missing.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { Textarea } from '../fields/textarea.tsx'
import { color, corner } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'
import { PicturesInput } from './pictures-input.tsx'

const Sheet = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
  }),
)
const Stars = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    '& > b': { fontWeight: 600 },
    '& > small': { color: color.inkSoft, fontSize: '0.8125rem' },
  }),
)
const Actions = styled.div(css({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }))

export type CommentValues = { text: string; rating?: number; pictures?: readonly File[] }

export type CommentFormProps = {
  /** Products are rated, articles are not. */
  canRate?: boolean
  /** What is asked of the shop has other words than what is told to other shoppers. */
  isQuestion?: boolean
  /** How many pictures may come with it; none without. */
  maxPictures?: number
  validate: Validator
  maxLength: number
  /** Returns the messages of the fields that the server refused. */
  onSubmit: (values: CommentValues) => Promise<FieldMessages | undefined>
  onCancel: () => void
}

/** A comment to be written; what was typed stays until it is accepted. */
export const CommentForm = ({
  canRate = false,
  isQuestion = false,
  maxPictures = 0,
  validate,
  maxLength,
  onSubmit,
  onCancel,
}: CommentFormProps) => (
  <Form<CommentValues>
    initialValues={{ text: '' }}
    subscription={{}}
    onSubmit={onSubmit}
    render={({ handleSubmit }) => (
      <Sheet onSubmit={handleSubmit} noValidate>
        {canRate && (
          <Stars>
            <b aria-hidden="true">{text.rating}</b>
            <FormValue as={RatingInput} name="rating" label={text.rating} />
            <small>{text.optional}</small>
          </Stars>
        )}
        <FormField
          as={Textarea}
          name="text"
          {...(isQuestion
            ? text.question
            : {
                label: text.text,
                placeholder: canRate ? text.productPlaceholder : text.articlePlaceholder,
                hint: text.hint,
              })}
          rows={4}
          maxLength={maxLength}
          isRequired
          validate={validate}
        />
        {maxPictures > 0 && <FormValue as={PicturesInput} name="pictures" max={maxPictures} />}
        <Actions>
          <StillMissing />
          <Button variant="text" onClick={onCancel}>
            {text.cancel}
          </Button>
          <SubmitButton>{isQuestion ? text.submitQuestion : text.submit}</SubmitButton>
        </Actions>
      </Sheet>
    )}
  />
)
