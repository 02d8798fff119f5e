import {
  useListOrderViewsQuery,
  useRemoveOrderViewMutation,
  useSaveOrderViewMutation,
} from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { saveOrderView } from '@hojreh/contract/admin'
import { FormField, IconButton, Link, SubmitButton, TextInput } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { Form } from 'react-final-form'
import { paths } from '../../paths.ts'
import { useAct } from '../../shared/acts/use-act.ts'
import { FieldLine } from '../../shared/field-line.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { Row } from '../../shared/panel.tsx'
import { refusalOf } from '../../shared/refusal-of.ts'
import { ordersMessages as text } from './orders.messages.ts'

const { name: validate } = validatorsOf(saveOrderView.body.shape)

/** Keeps what the list is asked for now, under a name; nothing to keep is nothing to ask. */
const KeepView = ({ question }: { question: string }) => {
  const [save] = useSaveOrderViewMutation()
  const send = async ({ name }: { name: string }) => {
    const { error } = await save({ name, question })
    return error ? refusalOf(error, 'name') : undefined
  }
  return (
    <Form<{ name: string }>
      key={question}
      initialValues={{ name: '' }}
      subscription={{}}
      onSubmit={send}
      render={({ handleSubmit }) => (
        <FieldLine onSubmit={handleSubmit} noValidate aria-label={text.keepView}>
          <FormField as={TextInput} name="name" label={text.viewName} maxLength={40} validate={validate} />
          <SubmitButton variant="outlined">{text.keepView}</SubmitButton>
        </FieldLine>
      )}
    />
  )
}

/** Views that the member keeps, each an address, and a place for the present one. */
export const SavedViews = ({ search }: { search: URLSearchParams }) => {
  const { data: views = [] } = useListOrderViewsQuery()
  const [remove] = useRemoveOrderViewMutation()
  const act = useAct()
  const question = String(withQuestion(search, {}))
  const isKept = views.some((view) => view.question === question)
  return (
    <>
      {views.length > 0 && (
        <Row as="nav" aria-label={text.keptViews}>
          {views.map(({ id, name, question: kept }) => (
            <span key={id}>
              <Link href={`${paths.orders}?${kept}`} aria-current={kept === question ? 'page' : undefined}>
                {name}
              </Link>
              <IconButton
                label={text.removeView(name)}
                onClick={() => void act(remove({ id }), text.viewRemoved)}
              >
                <X size={16} />
              </IconButton>
            </span>
          ))}
        </Row>
      )}
      {question && !isKept && <KeepView question={question} />}
    </>
  )
}
