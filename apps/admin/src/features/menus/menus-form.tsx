import { useLazyGetMenusQuery, useWriteMenusMutation } from '@hojreh/api/admin'
import type { MenusRecord } from '@hojreh/contract/admin'
import { FormField } from '@hojreh/ui'
import { ResetButton } from '../../shared/acts/reset-button.tsx'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { FooterField, HeaderField } from './menu-fields.tsx'
import { bodyOf, footerProblem, headerProblem, valuesOf, wordsOf } from './menu-values.ts'
import { menusMessages as text } from './menus.messages.ts'

/** The menus of header and footer, and the way back to those that the shop began with. */
export const MenusForm = ({ menus }: { menus: MenusRecord }) => {
  const [write, { isLoading }] = useWriteMenusMutation()
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
      {!menus.isStarting && (
        <ResetButton
          text={text}
          loading={isLoading}
          act={() => write({ header: null, footer: null, version: menus.edition.version })}
        />
      )}
    </Stack>
  )
}
