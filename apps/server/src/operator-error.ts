/** Something that whoever runs the portal must mend: it is told in these words, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
