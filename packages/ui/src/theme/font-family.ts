/** The web font and the faces that stand in for it until it is there (`global-styles/font-faces.ts`). */
export const fontFamily =
  "'Vazirmatn Variable', 'Vazirmatn Fallback', 'Vazirmatn Fallback Wide', 'Vazirmatn Fallback Narrow', system-ui, sans-serif"
