import { MOST_QUESTION_GROUPS } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Disclosure, type FieldProps, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { OrderedList } from '../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { faqMessages as text } from './faq.messages.ts'
import { type GroupValues, groupsIn, movedTo, newGroup, problemOf } from './faq-values.ts'
import { Questions } from './questions.tsx'

/** All groups of questions, in their order; for `FormField`. */
export const GroupsField = ({ value, onChange }: FieldProps) => {
  // Said at once: until it is put right the button of the form rests.
  const problem = problemOf(value)
  const [added, setAdded] = useState('')
  const groups = groupsIn(value)
  const write = (changed: readonly GroupValues[]) => onChange(JSON.stringify(changed))
  const add = () => {
    const group = newGroup()
    setAdded(group.id)
    write([...groups, group])
  }
  const nameOf = (group: GroupValues) =>
    group.title || text.groupName(formatNumber(groups.indexOf(group) + 1))
  return (
    <Stack>
      {groups.length === 0 && <Soft>{text.none}</Soft>}
      <OrderedList label={text.form} items={groups} nameOf={nameOf} onChange={write}>
        {(group, change) => (
          <>
            <TextInput
              name={`${group.id}-title`}
              label={text.groupTitle}
              maxLength={80}
              isRequired
              value={group.title}
              onChange={(title) => change({ title })}
              hasNote={false}
            />
            <Disclosure
              title={text.questions(formatNumber(group.questions.length))}
              headingLevel={2}
              isLazy
              isOpen={group.id === added}
            >
              <Stack>
                <Questions
                  group={group}
                  groups={groups.map((one) => ({ id: one.id, name: nameOf(one) }))}
                  onChange={(questions) => change({ questions })}
                  onMove={(question, to) => write(movedTo(groups, question, to))}
                />
              </Stack>
            </Disclosure>
          </>
        )}
      </OrderedList>
      {groups.length < MOST_QUESTION_GROUPS && (
        <Row>
          <Button size="small" variant="outlined" onClick={add}>
            {text.addGroup}
          </Button>
        </Row>
      )}
      {problem && <Warning role="status">{problem}</Warning>}
    </Stack>
  )
}
