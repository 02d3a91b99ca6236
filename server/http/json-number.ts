/** A number of a JSON text with the digits it was written with: 0.10 stays 0.10, and no digit is lost. */
export class JsonNumber {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}
