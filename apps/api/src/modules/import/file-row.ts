/** A row of the file: its cells, and the line where it begins. */
export interface FileRow {
  line: number
  cells: string[]
}
