import { useState } from 'react'
import { CartLayout } from '../cart/cart-layout.tsx'
import { CartSummary } from '../cart/cart-summary.tsx'
import { Stepper } from '../cart/stepper.tsx'
import { Button } from '../elements/button.tsx'
import { Sections } from '../layouts/layout.styles.ts'
import { AddressCard } from '../order/address-card.tsx'
import { ChoiceGroup } from '../order/choice-card.tsx'
import { ShippingMethodPicker } from '../order/shipping-method-picker.tsx'
import { sampleSummary } from './cart-page.tsx'
import { ignore } from './goods.ts'
import { SamplePage } from './shell.tsx'

export const sampleAddresses = [
  {
    id: 'home',
    title: 'خانه',
    receiverName: 'مریم رضایی',
    receiverPhone: '09123456789',
    province: 'تهران',
    city: 'تهران',
    street: 'خیابان ولیعصر، بالاتر از میدان ونک، کوچه نگار',
    plaque: '12',
    unit: '4',
    postalCode: '1969814781',
    isDefault: true,
  },
  {
    id: 'work',
    title: 'محل کار',
    receiverName: 'مریم رضایی',
    receiverPhone: '09123456789',
    province: 'اصفهان',
    city: 'اصفهان',
    street: 'میدان نقش جهان، بازار قیصریه، راسته قلم‌زن‌ها',
    plaque: '31',
    postalCode: '8146513131',
  },
]
export const shippingMethods = [
  { id: 'post', title: 'پست پیشتاز', description: '۳ تا ۵ روز کاری، به سراسر کشور', fee: 650_000 },
  { id: 'courier', title: 'پیک حجره', description: 'همان روز، فقط تهران', fee: 1_200_000 },
  { id: 'pickup', title: 'تحویل حضوری', description: 'از حجره، بازار بزرگ', fee: 0 },
]

export const AddressPage = () => {
  const [address, setAddress] = useState('home')
  const [method, setMethod] = useState('post')
  return (
    <SamplePage current="cart" name="مریم رضایی">
      <Stepper current={1} />
      <CartLayout
        summary={
          <CartSummary {...sampleSummary} shippingFee={650_000} total={208_450_000}>
            <Button size="large" isFullWidth>
              پرداخت
            </Button>
          </CartSummary>
        }
      >
        <Sections>
          <ChoiceGroup>
            <legend>آدرس تحویل</legend>
            {sampleAddresses.map((one) => (
              <AddressCard
                key={one.id}
                address={one}
                choice={{ name: 'address', isChosen: one.id === address, onChoose: () => setAddress(one.id) }}
                onEdit={ignore}
              />
            ))}
          </ChoiceGroup>
          <ShippingMethodPicker methods={shippingMethods} value={method} onChange={setMethod} />
        </Sections>
      </CartLayout>
    </SamplePage>
  )
}
