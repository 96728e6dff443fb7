/** A fault that whoever runs the portal can mend: printed as this message, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
