import { menus } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/menus'
const meta = { ...adminPages, title: 'Pages/Back office/Menus', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'ستون‌های پایین' } }
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
