import type { Components } from '@mui/material/styles'
import { color } from '../vars.ts'

/** Given stars, and the choice of one to five. */
export const ratings: Pick<Components, 'MuiRating'> = {
  MuiRating: {
    styleOverrides: {
      root: {
        color: color.saffron,
        '&.Mui-focusVisible .MuiRating-iconActive': {
          outline: `2px solid ${color.turquoise}`,
          outlineOffset: 6,
          borderRadius: 2,
        },
        '& label': { padding: 8 },
        // In a box as narrow as its content, the maximum width of a picture would count as none.
        '& svg': { maxWidth: 'none' },
        '& .MuiRating-labelEmptyValueActive': { outline: `2px solid ${color.turquoise}`, borderRadius: 8 },
        '&.Mui-readOnly .MuiRating-iconEmpty': { color: color.line },
        variants: [
          { props: { size: 'small' }, style: { fontSize: '1rem' } },
          // Five of them fit a phone also with the largest text.
          { props: { size: 'large' }, style: { fontSize: 'min(1.75rem, 10vw)' } },
        ],
      },
      icon: { '&.MuiRating-iconEmpty': { color: color.lineStrong } },
    },
  },
}
