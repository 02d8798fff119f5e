import { useEditCouponMutation, useLazyGetCouponQuery } from '@hojreh/api/admin'
import type { CouponRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { useGoodsChoices } from '../../shared/goods/use-goods-choices.ts'
import { Panel } from '../../shared/panel.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { bodyOf, type CouponValues, valuesOf } from './coupon-values.ts'
import { couponChoices, couponLabels } from './coupon-words.ts'
import { couponsMessages as text } from './coupons.messages.ts'

/** Changes a coupon for the orders to come. */
export const EditCouponForm = ({ coupon }: { coupon: CouponRecord }) => {
  const { code } = coupon
  const go = useGo()
  const [edit] = useEditCouponMutation()
  const [load] = useLazyGetCouponQuery()
  const { categories } = useGoodsChoices(text.everyCategory)
  const leave = () => go(paths.coupons)
  const wordsOf = (field: keyof CouponValues, value: string): string => {
    const choices: Partial<Record<typeof field, readonly { value: string; label: string }[]>> = {
      ...couponChoices,
      category: categories,
    }
    return choices[field]?.find((choice) => choice.value === value)?.label ?? value
  }
  return (
    <Panel>
      <EditForm
        label={text.editTitle(code)}
        labels={couponLabels}
        record={coupon}
        valuesOf={valuesOf}
        wordsOf={wordsOf}
        draft={`coupon:${code}`}
        save={(_changed, version, typed) => edit({ query: { code }, body: { ...bodyOf(typed), version } })}
        reload={() => load({ code })}
        saved={text.saved}
        onSaved={leave}
        onCancel={leave}
      >
        <CouponFields isUsed={coupon.uses > 0} />
      </EditForm>
    </Panel>
  )
}
