import { MOST_QUESTIONS } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Disclosure, Select, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { OrderedList } from '../../shared/ordered/ordered-list.tsx'
import { Row } from '../../shared/panel.tsx'
import { addTextPicture } from '../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'
import { faqMessages as text } from './faq.messages.ts'
import { type GroupValues, newQuestion, type QuestionValues } from './faq-values.ts'

/** The questions of a group, each with its answer and the group that it stands in. */
export const Questions = ({
  group,
  groups,
  onChange,
  onMove,
}: {
  group: GroupValues
  /** All that there are. */
  groups: readonly { id: string; name: string }[]
  onChange: (questions: QuestionValues[]) => void
  onMove: (question: QuestionValues, to: string) => void
}) => {
  const [added, setAdded] = useState('')
  const { questions } = group
  const groupName = groups.find(({ id }) => id === group.id)?.name ?? ''
  const add = () => {
    const question = newQuestion()
    setAdded(question.id)
    onChange([...questions, question])
  }
  const nameOf = (one: QuestionValues) =>
    one.question || text.questionName(formatNumber(questions.indexOf(one) + 1))
  return (
    <>
      <OrderedList label={text.questionsOf(groupName)} items={questions} nameOf={nameOf} onChange={onChange}>
        {(one, change) => (
          <>
            <TextInput
              name={`${one.id}-question`}
              label={text.question}
              maxLength={200}
              isRequired
              value={one.question}
              onChange={(question) => change({ question })}
              hasNote={false}
            />
            <Disclosure
              title={text.answer}
              headingLevel={3}
              isLazy
              isOpen={one.id === added || !one.answerHtml}
            >
              <RichText
                name={`${one.id}-answer`}
                label={text.answer}
                value={one.answerHtml}
                onChange={(answerHtml) => change({ answerHtml })}
                addPicture={addTextPicture}
              />
              {groups.length > 1 && (
                <Select
                  name={`${one.id}-group`}
                  label={text.inGroup}
                  value={group.id}
                  options={groups.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(to) => onMove(one, to)}
                  hasNote={false}
                />
              )}
            </Disclosure>
          </>
        )}
      </OrderedList>
      {questions.length < MOST_QUESTIONS && (
        <Row>
          <Button size="small" variant="outlined" onClick={add}>
            {text.addQuestion}
          </Button>
        </Row>
      )}
    </>
  )
}
