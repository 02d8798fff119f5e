import { refuse } from '@hojreh/testing/page-story'
import { attributeNames, productOffers, productRecord, variantGroup } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

const path = '/admin/products/product-0001'
const meta = { ...adminPages, title: 'Pages/Back office/Product', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'نام و توضیح' } }
/** A colleague changed the price meanwhile. */
export const EditedByTwo: PageStory = {
  args: {
    path,
    responses: {
      getProductRecord: {
        first: productRecord(),
        afterwards: productRecord({
          price: 6_000_000,
          edition: { version: 4, by: 'پریسا رضایی', at: '2026-11-23T09:30:00.000Z' },
        }),
      },
      editProduct: { first: refuse('edit_conflict'), afterwards: productRecord({ price: 5_500_000 }) },
    },
    steps: [
      { fill: 'قیمت (تومان)', with: '0' },
      'ذخیره',
      'قیمت درست است',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const Looked: PageStory = {
  args: { path, responses: { getStaffSession: signedIn('orders') }, shows: 'در انبار' },
}
export const Missing: PageStory = {
  args: { path, responses: { getProductRecord: refuse('not_found') }, shows: 'چنین کالایی نیست' },
}
/** The second picture is moved to the first place. */
export const PicturesInOrder: PageStory = {
  args: {
    path,
    responses: { editProductPictures: productRecord().pictures },
    steps: ['تصویر ۲ یک جا جلوتر'],
    shows: 'ترتیب تصویرها ذخیره شد',
  },
}
/** The right edge is moved inwards by the keyboard. */
export const Cropping: PageStory = {
  args: {
    path,
    steps: [
      'برش تصویر ۲',
      { see: 'نتیجه: ۶۴۰ در ۶۴۰ پیکسل' },
      { focus: 'لبه‌ی راست' },
      { keys: '{Shift>}[ArrowLeft]{/Shift}' },
      { gone: 'نتیجه: ۶۴۰ در ۶۴۰ پیکسل' },
    ],
    shows: 'بخشی که می‌ماند',
  },
}
/** A colleague took the picture off the product meanwhile; the next one is cropped. */
export const CropRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      cropProductPicture: { first: refuse('picture_gone'), afterwards: productRecord().pictures },
    },
    steps: [
      'برش تصویر ۱',
      { choose: 'شکل', value: 'square' },
      'برش',
      { see: 'این تصویر دیگر در کتابخانه نیست؛ تصویر دیگری برگزینید' },
      'برش',
    ],
    shows: 'تصویر برش خورد؛ تصویر کامل در کتابخانه می‌ماند',
  },
}
/** A shopper bought one while the stock was counted. */
export const CountRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      moveStock: { first: refuse('stock_moved'), afterwards: { onHand: 9, reserved: 2 } },
    },
    steps: [
      { fill: 'چند عدد', with: '8' },
      'ثبت',
      { see: 'هنگام شمارش موجودی تغییر کرده است؛ عدد تازه را ببینید و دوباره بشمارید' },
      { fill: 'چند عدد', with: '9' },
      'ثبت',
    ],
    shows: 'موجودی ثبت شد',
  },
}
/** One option with two values gives one more product; its code is taken, and another one is typed. */
export const VariantsRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      getVariants: variantGroup({ axes: [], variants: [] }),
      addVariants: { first: refuse('sku_taken'), afterwards: variantGroup() },
    },
    steps: [
      'گونه‌های تازه',
      { fill: 'نام گزینه‌ی ۱', with: 'رنگ زمینه' },
      { fill: 'مقدارهای رنگ زمینه', with: 'لاکی، سرمه‌ای' },
      'ساختن گونه‌ها',
      { see: 'کالای دیگری همین کد را دارد' },
      { fill: 'کد کالا: سرمه‌ای', with: 'RUG-777' },
      'ساختن گونه‌ها',
    ],
    shows: 'گونه‌ها ساخته شد',
  },
}
/** Another option has that word already. */
export const OptionRefusedThenSent: PageStory = {
  args: {
    path,
    responses: { renameOption: { first: refuse('variant_taken'), afterwards: variantGroup() } },
    steps: [
      'نام دیگر برای یک مقدار',
      { choose: 'کدام مقدار', value: '1' },
      { fill: 'نام تازه', with: 'لاکی' },
      'تغییر نام',
      { see: 'گونه‌ای با همین گزینه‌ها هست' },
      { fill: 'نام تازه', with: ' روشن' },
      'تغییر نام',
    ],
    shows: 'نام در همه‌ی گونه‌ها تغییر کرد',
  },
}
/** A related product, found by a word of its title. */
export const RelatedChosen: PageStory = {
  args: {
    path,
    responses: { editProduct: productRecord() },
    steps: [{ fill: 'افزودن کالای مرتبط', with: 'زعفران' }, { option: 'زعفران سرگل قائنات، پنج گرمی ZF-5' }],
    shows: 'زعفران سرگل قائنات، پنج گرمی: یک جا بالاتر',
  },
}
/** An option of the product is among the attribute names of its category, but cannot be an attribute. */
export const AttributeRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      editProduct: { first: refuse('attribute_is_option'), afterwards: productRecord() },
    },
    steps: [
      'افزودن ویژگی',
      { fill: 'نام ویژگی ۴', with: 'رنگ زمینه' },
      { fill: 'مقدار رنگ زمینه', with: 'لاکی' },
      'ذخیره',
      { see: 'این ویژگی گزینه‌ی همین کالاست و مقدار آن در «گونه‌ها» عوض می‌شود' },
      'رنگ زمینه: برداشتن',
      'افزودن ویژگی',
      { fill: 'نام ویژگی ۴', with: 'رج' },
      { option: 'رج‌شمار' },
      { fill: 'مقدار رج‌شمار', with: '۶۰' },
      'رج‌شمار: یک جا بالاتر',
      'ذخیره',
    ],
    shows: 'کالا ذخیره شد',
  },
}
const ofCategory = { isOfCategory: true, unit: '', choices: [] as string[] }
/** Attributes that its category names have a row before anything is typed. */
export const AttributesOfCategory: PageStory = {
  args: {
    path,
    responses: {
      listAttributeNames: [
        { name: 'شهر بافت', values: ['آق‌قلا', 'گنبد کاووس'], ...ofCategory, kind: 'text' },
        { name: 'جنس پرز', values: ['پشم دست‌ریس'], ...ofCategory, kind: 'text' },
        { name: 'درازا', values: [], ...ofCategory, kind: 'number', unit: 'سانتی‌متر' },
        { name: 'چله', values: [], ...ofCategory, kind: 'choice', choices: ['پنبه', 'ابریشم'] },
        ...attributeNames.slice(1),
      ],
      editProduct: productRecord(),
    },
    steps: [
      { fill: 'شهر بافت', with: 'گنبد' },
      { option: 'گنبد کاووس' },
      { fill: 'درازا (سانتی‌متر)', with: 'بلند' },
      { see: 'فقط عدد؛ واحدش را دسته می‌گوید' },
      'ذخیره',
    ],
    shows: 'کالا ذخیره شد',
  },
}
const queued = productOffers.map((offer) => ({ ...offer, hasQueue: offer.state === 'planned' }))
/** Another offer exists for that time; the one that is sent has a queue. */
export const OfferRefusedThenSent: PageStory = {
  args: {
    path,
    responses: { addOffer: { first: refuse('offer_overlaps'), afterwards: queued } },
    steps: [
      'پیشنهاد تازه',
      'با صف خرید',
      { fill: 'قیمت پیشنهاد (تومان)', with: '۴۹۰٬۰۰۰' },
      { fill: 'تا', with: '۱۵۰۴/۱۰/۱۷ ۲۴:۰۰' },
      'ثبت پیشنهاد',
      { see: 'در این زمان پیشنهاد دیگری برای این کالا هست' },
      { fill: 'از', with: '۱۵۰۴/۱۰/۲۰ ۰۸:۰۰' },
      'ثبت پیشنهاد',
    ],
    shows: 'پیشنهاد ثبت شد',
  },
}
