import { menus } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/menus'
const meta = { ...adminPages, title: 'Pages/Back office/Menus', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'ستون‌های پایین' } }
const handle = 'همه‌ی کالاها: گرفتن و بردن به جای دیگر'
/** By the keyboard alone; the handle keeps the focus, and Escape leaves what is taken where it was. */
export const DraggedByKeys: PageStory = {
  args: {
    path,
    steps: [
      { take: handle, see: 'همه‌ی کالاها در دست شماست؛ جای ۱ از ۲.' },
      { keys: '[ArrowDown]' },
      { see: 'همه‌ی کالاها اکنون در جای ۲ از ۲ است.' },
      { keys: '[Space]' },
      { see: 'همه‌ی کالاها در جای ۲ از ۲ گذاشته شد.' },
      { focused: handle },
      { keys: '[Enter]' },
      { see: 'همه‌ی کالاها در دست شماست؛ جای ۲ از ۲.' },
      { keys: '[Escape]' },
    ],
    shows: 'جابه‌جایی رها شد؛ همه‌ی کالاها سر جای خود ماند.',
  },
}
/** A link without words is told at once; put right, the menus are saved. */
export const WrongThenSaved: PageStory = {
  args: {
    path,
    responses: { getMenus: menus({ header: [], footer: [] }), writeMenus: menus() },
    steps: [
      'افزودن پیوند',
      { see: 'پیوند ۱: نوشته‌ی پیوند را وارد کنید' },
      { fill: 'نوشته‌ی پیوند', with: 'فرش' },
      'ذخیره',
    ],
    shows: 'منوها ذخیره شد',
  },
}
