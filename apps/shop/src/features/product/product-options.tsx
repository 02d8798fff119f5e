import { RichText } from '@hojreh/app'
import type { OptionAxis, Sibling } from '@hojreh/contract'
import { Disclosure, OptionPicker, Select } from '@hojreh/ui'
import { useNavigate } from 'react-router-dom'
import { productMessages as text } from './product.messages.ts'
import { type OptionGroup, siblingOptions } from './sibling-options.ts'

/** Many values, as sizes of shoes are, in the phone's own list. */
const OptionSelect = ({ group: { name, options } }: { group: OptionGroup }) => {
  const navigate = useNavigate()
  return (
    <Select
      name={name}
      label={name}
      value={options.find(({ isSelected }) => isSelected)?.href ?? ''}
      options={options.map(({ value, href, isOut }) => ({
        value: href,
        label: isOut ? text.outOption(value) : value,
      }))}
      onChange={(href) => void navigate(href)}
      hasNote={false}
    />
  )
}

/** In what a product is sold: each value leads to the product that has it, with a guide where the shop wrote one. */
export const ProductOptions = (props: {
  axes: readonly OptionAxis[]
  siblings: readonly Sibling[]
  productId: string
}) => (
  <>
    {siblingOptions(props).map((group) => (
      <div key={group.name}>
        {group.look === 'select' ? (
          <OptionSelect group={group} />
        ) : (
          <OptionPicker name={group.name} options={group.options} />
        )}
        {group.guideHtml && (
          <Disclosure title={text.guide(group.name)}>
            <RichText html={group.guideHtml} />
          </Disclosure>
        )}
      </div>
    ))}
  </>
)
