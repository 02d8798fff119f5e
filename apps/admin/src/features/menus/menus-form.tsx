import { useLazyGetMenusQuery, useWriteMenusMutation } from '@hojreh/api/admin'
import type { MenusRecord } from '@hojreh/contract/admin'
import { FormField } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { FooterField, HeaderField } from './menu-fields.tsx'
import { bodyOf, footerProblem, headerProblem, valuesOf, wordsOf } from './menu-values.ts'
import { menusMessages as text } from './menus.messages.ts'

const Reset = ({ version }: { version: number }) => {
  const [write, { isLoading }] = useWriteMenusMutation()
  return (
    <Row>
      <AskingButton
        color="error"
        loading={isLoading}
        question={{
          title: text.resetTitle,
          text: text.resetText,
          confirmLabel: text.reset,
          cancelLabel: text.resetNo,
          isDangerous: true,
        }}
        act={() => write({ header: null, footer: null, version })}
        done={text.resetDone}
      >
        {text.reset}
      </AskingButton>
    </Row>
  )
}

/** The menus of header and footer, and the way back to those that the shop began with. */
export const MenusForm = ({ menus }: { menus: MenusRecord }) => {
  const [write] = useWriteMenusMutation()
  const [load] = useLazyGetMenusQuery()
  return (
    <Stack>
      <Soft>{menus.isStarting ? text.starting : text.lead}</Soft>
      <EditForm
        label={text.form}
        labels={text.fields}
        record={menus}
        valuesOf={valuesOf}
        wordsOf={wordsOf}
        draft="menus"
        save={(changed, version) => write({ ...bodyOf(changed), version })}
        reload={() => load()}
        saved={text.saved}
      >
        <Panel>
          <h2>{text.fields.header}</h2>
          <FormField as={HeaderField} name="header" label={text.fields.header} validate={headerProblem} />
        </Panel>
        <Panel>
          <h2>{text.fields.footer}</h2>
          <FormField as={FooterField} name="footer" label={text.fields.footer} validate={footerProblem} />
        </Panel>
      </EditForm>
      {!menus.isStarting && <Reset version={menus.edition.version} />}
    </Stack>
  )
}
