/** A list that a form holds as one text: its fields are texts. */
export const parsedList = <One>(value: string): One[] => (value === '' ? [] : (JSON.parse(value) as One[]))
