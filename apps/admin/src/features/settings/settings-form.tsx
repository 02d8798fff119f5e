import { useEditShopSettingsMutation, useLazyGetShopSettingsQuery } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { chatPlaces } from '@hojreh/contract'
import { type ShopSettings, shopSettingsFields } from '@hojreh/contract/admin'
import { FormField, Textarea, TextInput } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { TomanInput } from '../../shared/money/toman-input.tsx'
import { Panel } from '../../shared/panel.tsx'
import { settingsMessages as text } from './settings.messages.ts'
import { changesOf, papers, type SettingsValues, valuesOf } from './settings-values.ts'

const { fields: labels } = text
const { title, slogan, email, address, hours, nationalId, economicCode } = shopSettingsFields
const { telegram, whatsapp, bale, eitaa } = shopSettingsFields
const rules = validatorsOf({
  ...{ title, slogan, email, address, hours, nationalId, economicCode },
  ...{ telegram, whatsapp, bale, eitaa },
})

/** Name, contact, seal and lowest order of the shop. */
export const SettingsForm = ({ settings }: { settings: ShopSettings }) => {
  const [edit] = useEditShopSettingsMutation()
  const [load] = useLazyGetShopSettingsQuery()
  const save = async (changed: Partial<SettingsValues>, version: number) => {
    const { error } = await edit({ ...changesOf(changed), version })
    return error ? { error } : load()
  }
  return (
    <Panel>
      <EditForm
        label={text.form}
        labels={labels}
        record={settings}
        valuesOf={valuesOf}
        draft="settings"
        save={save}
        reload={() => load()}
        saved={text.saved}
      >
        <FormField
          as={TextInput}
          name="title"
          label={labels.title}
          maxLength={60}
          isRequired
          validate={rules.title}
        />
        <FormField
          as={TextInput}
          name="slogan"
          label={labels.slogan}
          maxLength={160}
          validate={rules.slogan}
        />
        <FormField
          as={TextInput}
          name="phones"
          label={labels.phones}
          hint={text.phonesHint}
          dir="ltr"
          hasPersianDigits
        />
        <FormField as={TextInput} name="email" label={labels.email} dir="ltr" validate={rules.email} />
        <FormField as={Textarea} name="address" label={labels.address} rows={2} validate={rules.address} />
        <FormField as={TextInput} name="hours" label={labels.hours} validate={rules.hours} />
        {papers.map((paper) => (
          <FormField
            key={paper}
            as={TextInput}
            name={paper}
            label={labels[paper]}
            hint={text.paperHint}
            dir="ltr"
            hasPersianDigits
            validate={rules[paper]}
          />
        ))}
        <FormField as={Textarea} name="social" label={labels.social} hint={text.socialHint} rows={3} />
        {chatPlaces.map((place) => (
          <FormField
            key={place}
            as={TextInput}
            name={place}
            label={labels[place]}
            hint={text.chatHint}
            dir="ltr"
            hasPersianDigits={place === 'whatsapp'}
            validate={rules[place]}
          />
        ))}
        <FormField as={TextInput} name="enamad" label={labels.enamad} hint={text.enamadHint} dir="ltr" />
        <FormField
          as={TomanInput}
          name="leastOrder"
          label={labels.leastOrder}
          placeholder={text.noLeast}
          dir="ltr"
          hasPersianDigits
        />
      </EditForm>
    </Panel>
  )
}
