import { useListLinkTargetsQuery } from '@hojreh/api/admin'
import { Select, TextInput } from '@hojreh/ui'
import { Stack } from '../panel.tsx'
import { linkTargetMessages as text } from './link-target.messages.ts'

/** The address of a link: typed, or picked from what the shop has. */
export const LinkField = ({
  name,
  label,
  value,
  onChange,
}: {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
}) => {
  const { data: targets = [] } = useListLinkTargetsQuery()
  return (
    <Stack>
      <TextInput name={name} label={label} hint={text.hint} dir="ltr" value={value} onChange={onChange} />
      <Select
        name={`${name}-pick`}
        label={text.pick}
        value={targets.some(({ path }) => path === value) ? value : ''}
        options={targets.map((target) => ({ value: target.path, label: text.nameOf(target) }))}
        onChange={onChange}
        hasNote={false}
      />
    </Stack>
  )
}
